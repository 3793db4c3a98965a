vcl 4.1;

# Varnish 6 or newer with the module xkey (Debian: varnish and varnish-modules), in front of the nodes. TLS ends before it.
# Replace the backends and TOKEN, which is CDN_PURGE_TOKEN of the nodes; see docs/operations.md.

import directors;
import std;
import xkey;

probe live {
  .url = "/api/health/live";
  .interval = 1s;
  .timeout = 2s;
  .window = 3;
  .threshold = 2;
  .initial = 2;
}

backend first { .host = "127.0.0.1"; .port = "3001"; .probe = live; }
backend second { .host = "127.0.0.1"; .port = "3002"; .probe = live; }

# Who may purge, besides knowing the token: the nodes.
acl nodes {
  "127.0.0.1";
  "::1";
  "10.0.0.0"/8;
  "172.16.0.0"/12;
  "192.168.0.0"/16;
}

sub vcl_init {
  new pool = directors.round_robin();
  pool.add_backend(first);
  pool.add_backend(second);
}

sub vcl_recv {
  set req.backend_hint = pool.backend();

  if (req.method == "PURGE") {
    if (client.ip !~ nodes || req.http.x-purge-token != "TOKEN" || !req.http.xkey-purge) {
      return (synth(404));
    }
    # What is purged may still be served while no node answers.
    set req.http.n-gone = xkey.softpurge(req.http.xkey-purge);
    return (synth(200, "Purged " + req.http.n-gone));
  }
  if (req.url ~ "^/api/internal/") {
    return (synth(404));
  }

  # Nothing that a visitor sends may choose another host, or address Next's own machinery.
  set req.http.X-Forwarded-Host = req.http.Host;
  unset req.http.Forwarded;
  unset req.http.X-Original-URL;
  unset req.http.X-Rewrite-URL;
  unset req.http.X-HTTP-Method-Override;
  unset req.http.x-middleware-subrequest;
  unset req.http.x-middleware-rewrite;
  unset req.http.x-nextjs-data;
  if (!req.http.X-Forwarded-Proto) {
    set req.http.X-Forwarded-Proto = "http";
  }

  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  # Navigations (RSC), sessions, calls of other origins, and the few pages that depend on the visitor.
  if (req.http.RSC || req.http.Authorization || req.http.Origin || req.url ~ "^/(en/)?admin|^/payload-api|^/panel-api|^/api/(admin|auth)") {
    return (pass);
  }
  # “Edit on site”: the node adds the corner, for this browser only.
  if (req.http.Cookie ~ "(^|; ?)(__Host-)?gevel-edit=") {
    return (pass);
  }
  if (req.url !~ "^/(\?|$)") {
    unset req.http.Cookie;
  }

  # Purged and expired responses are served stale only while no node is healthy.
  if (std.healthy(req.backend_hint)) {
    set req.grace = 0s;
  }
  return (hash);
}

sub vcl_hash {
  hash_data(req.url);
  hash_data(std.tolower(req.http.Host));
  return (lookup);
}

sub vcl_backend_response {
  set beresp.http.xkey = regsuball(beresp.http.Cache-Tag, ",", " ");
  set beresp.grace = 24h;
  if (beresp.status >= 500) {
    set beresp.ttl = 0s;
    set beresp.uncacheable = true;
    if (bereq.is_bgfetch) {
      return (abandon);
    }
    return (deliver);
  }
  if (beresp.http.Set-Cookie || beresp.http.Cache-Control ~ "private|no-store" || !beresp.http.Cache-Control) {
    set beresp.uncacheable = true;
    set beresp.ttl = 60s;
  }
  return (deliver);
}

sub vcl_deliver {
  unset resp.http.xkey;
  unset resp.http.Cache-Tag;
  unset resp.http.X-Varnish;
  unset resp.http.Via;
  # Browsers must ask: they cannot be purged.
  if (obj.hits > 0) {
    set resp.http.X-Cache = "hit";
  } else {
    set resp.http.X-Cache = "miss";
  }
}
