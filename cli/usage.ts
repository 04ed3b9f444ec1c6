/** How to call the command. */
export const usage = `np-elements conform ADDRESS [--account ADDRESS] [--archive ADDRESS] [--origin ORIGIN] [--write]

  Makes the calls of the elements against a server and prints which call of which element breaks on which field.
  Exit code 0: nothing breaks. 1: something does. 2: wrong arguments.

  ADDRESS            of the newsstand's server, and of the account site's without --account
  --account ADDRESS  of the account site's server
  --archive ADDRESS  of the archive, with its path (https://archive.example/v1); without it, its calls are left out
  --origin ORIGIN    of the page that calls, such as https://www.giornale.example; without it, CORS is not tried
  --write            also makes a reader's calls that write something, and undoes it

  The environment names the reader: NP_COOKIE (a Cookie header of a signed-in browser), NP_BEARER (a token).
  Without them the calls are a visitor's, and a reader's calls must answer 401.

np-elements mock [--port NUMBER] [--origin ORIGIN]…

  Answers every call with the example of openapi.json. Default port: 4010. Stop it with Ctrl+C.

  --origin ORIGIN    of a page that may call; repeat it for more; without it, every page may
  Prefer: code=503   header of a call, or ?np-code=503 in its address: answers with that documented refusal`;
