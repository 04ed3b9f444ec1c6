# What the shared cache does for every paper. A file that names the processes includes this one (processes.vcl). It has no
# addresses: the server says of each answer whether it may be kept (demo/server/http/cache).

sub vcl_recv {
  # Purges come over a socket of their own, which no reader reaches.
  if (local.socket == "purge") {
    if (req.method != "PURGE" || req.http.Surrogate-Key !~ "^[a-z0-9-]+( [a-z0-9-]+)*$") {
      return (synth(400, "Bad Request"));
    }
    ban("obj.http.Surrogate-Key ~ (^|[^a-z0-9-])(" + regsuball(req.http.Surrogate-Key, " ", "|") + ")([^a-z0-9-]|$)");
    return (synth(200, "OK"));
  }
  set req.backend_hint = np.backend();
  unset req.http.Forwarded;
  unset req.http.Np-Reader;
  unset req.http.Np-Cache;

  # What is too old for its lifetime is still given for this long while it is asked for again, and longer when that fails.
  if (req.restarts == 0) {
    set req.grace = 10m;
  } else {
    set req.grace = 1d;
  }

  # One kept answer for each encoding, not for each spelling of the header.
  if (req.http.Accept-Encoding ~ "\bbr\b") {
    set req.http.Accept-Encoding = "br";
  } elseif (req.http.Accept-Encoding ~ "\bgzip\b") {
    set req.http.Accept-Encoding = "gzip";
  } else {
    unset req.http.Accept-Encoding;
  }

  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  if (req.http.Authorization || req.http.Cookie ~ "(^|;[ ]*)np_session=") {
    set req.http.Np-Reader = "1";
  }
  # Other cookies change no answer that may be kept: they are neither part of the key nor a reason to pass.
  return (hash);
}

sub vcl_hash {
  # Answers have whole addresses in them. Host and path follow in the built-in part.
  hash_data(req.http.X-Forwarded-Proto);
}

sub vcl_hit {
  # A signed-in reader gets from the cache what everybody gets, nothing that visitors get.
  if (req.http.Np-Reader && obj.http.Surrogate-Key !~ "(^| )tutti( |$)") {
    return (pass);
  }
  set req.http.Np-Cache = "hit";
}

sub vcl_miss {
  if (req.http.Np-Reader) {
    return (pass);
  }
  set req.http.Np-Cache = "miss";
}

sub vcl_pass {
  set req.http.Np-Cache = "pass";
}

sub vcl_backend_fetch {
  unset bereq.http.Np-Reader;
  unset bereq.http.Np-Cache;
}

sub vcl_backend_response {
  if (beresp.status >= 500) {
    # What is kept stays in use.
    if (bereq.is_bgfetch) {
      return (abandon);
    }
    set beresp.ttl = 0s;
    set beresp.grace = 0s;
    set beresp.uncacheable = true;
    return (deliver);
  }
  if (bereq.uncacheable) {
    return (deliver);
  }
  if (beresp.status == 200 && beresp.ttl > 0s && !beresp.http.Set-Cookie &&
      beresp.http.Cache-Control ~ "(^|,[ ]*)public(,|$)" && beresp.http.Vary !~ "\*") {
    set beresp.grace = 1d;
    # Of the call that filled the cache.
    unset beresp.http.X-Request-Id;
    return (deliver);
  }
  # Remembers for two minutes that this address is not for the cache, so that its callers do not wait for one another.
  set beresp.ttl = 120s;
  set beresp.grace = 0s;
  set beresp.uncacheable = true;
  return (deliver);
}

sub vcl_backend_error {
  # Another process may answer. A write is never repeated: it may have been done.
  if ((bereq.method == "GET" || bereq.method == "HEAD") && bereq.retries == 0) {
    return (retry);
  }
}

sub vcl_deliver {
  if (resp.status >= 500 && req.restarts == 0 && req.http.Np-Cache == "miss") {
    return (restart);
  }
  unset resp.http.Surrogate-Key;
  unset resp.http.X-Varnish;
  unset resp.http.Via;
  set resp.http.X-Cache = req.http.Np-Cache;
}
