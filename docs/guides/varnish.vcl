# Varnish (6.0 or newer) in front of the sites. What may be kept, and for how long, is said by the site in
# Surrogate-Control; this file only makes Varnish listen to it. Put the sites where 127.0.0.1:3000 stands.
vcl 4.1;

import std;

backend site {
  .host = "127.0.0.1";
  .port = "3000";
  .probe = {
    .url = "/health";
    .interval = 2s;
    .timeout = 2s;
    .window = 5;
    .threshold = 3;
    .initial = 4;
  }
}

# Who may make Varnish forget pages: the sites themselves.
acl purgers {
  "127.0.0.1";
  "::1";
}

sub vcl_recv {
  if (req.method == "PURGE") {
    if (client.ip !~ purgers) {
      return (synth(403));
    }
    # “pages-12 media-3”: whatever carries one of these keys.
    ban("obj.http.surrogate-key ~ (^|\s)(" + regsuball(req.http.surrogate-key, "\s+", "|") + ")($|\s)");
    return (synth(200, "Forgotten"));
  }
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  if (req.url ~ "^/(admin|api|_next)(/|$)" || req.url ~ "^(/en)?/preview/" || req.url ~ "[?&](preview|right)=") {
    return (pass);
  }
  # Of all cookies only the language counts: where the visitor is led to from the start page, and where they chose
  # another language than the one they had.
  if (req.http.cookie ~ "i18n_redirected=") {
    set req.http.x-language = regsub(req.http.cookie, "^(.*;\s*)?i18n_redirected=([^;]*).*$", "\2");
    if (req.http.x-language == "en" && req.url ~ "^/en(/|\?|$)") {
      unset req.http.cookie;
    } else if (req.http.x-language == "de" && req.url !~ "^/en(/|\?|$)" && req.url !~ "^/(\?|$)") {
      unset req.http.cookie;
    } else {
      return (pass);
    }
  } else {
    unset req.http.cookie;
  }
  # One page in one language, and not one for each way to name it.
  if (req.http.accept-language) {
    set req.http.accept-language = std.tolower(req.http.accept-language);
    if (req.http.accept-language ~ "^de") {
      set req.http.accept-language = "de";
    } else if (req.http.accept-language ~ "^en") {
      set req.http.accept-language = "en";
    }
  }
  # With a healthy site nothing old is given out for long; without one, for as long as it is kept.
  if (std.healthy(req.backend_hint)) {
    set req.grace = 60s;
  }
  return (hash);
}

sub vcl_backend_response {
  if (beresp.http.set-cookie || beresp.http.surrogate-control ~ "no-store") {
    set beresp.uncacheable = true;
    return (deliver);
  }
  if (beresp.status >= 500 && bereq.is_bgfetch) {
    # What is kept is better than an error.
    return (abandon);
  }
  if (beresp.http.surrogate-control ~ "max-age=") {
    set beresp.ttl = std.duration(regsub(beresp.http.surrogate-control, "^.*max-age=(\d+).*$", "\1s"), 0s);
    set beresp.grace = std.duration(regsub(beresp.http.surrogate-control, "^.*stale-if-error=(\d+).*$", "\1s"), 0s);
    return (deliver);
  }
}

sub vcl_deliver {
  unset resp.http.surrogate-control;
  unset resp.http.surrogate-key;
  unset resp.http.cdn-cache-control;
  unset resp.http.cache-tag;
}
