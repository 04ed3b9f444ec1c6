vcl 4.1;

# Two processes on this machine; add your own. How to run it: docs/guides/operating.md, "A shared cache".

import directors;

probe ready {
  .request =
    "GET /api/ready HTTP/1.1"
    "Host: account.mg.localhost"
    "Connection: close";
  .interval = 1s;
  .timeout = 2s;
  .window = 3;
  .threshold = 2;
  .initial = 2;
}

backend np1 { .host = "127.0.0.1"; .port = "4301"; .probe = ready; }
backend np2 { .host = "127.0.0.1"; .port = "4302"; .probe = ready; }

sub vcl_init {
  new np = directors.round_robin();
  np.add_backend(np1);
  np.add_backend(np2);
}

include "./np.vcl";
