vcl 4.1;
# Page cache in front of the shop: one object per URL, kind of answer and encoding. Varnish 7.1 (Debian 12).
# Settings of one installation are in backends.vcl, found through vcl_path: the shops, the picture service, the clients
# that may purge, and the domains.
import directors;
import std;

# Tests only that the process answers: without backend or Redis a shop still serves its stored pages.
probe alive {
  .url = "/api/health";
  .interval = 1s;
  .timeout = 4s;
  .window = 4;
  .threshold = 2;
  .initial = 2;
}

sub vcl_init {
  new shops = directors.shard();
}

include "backends.vcl";

# The shop sends BAN with a pattern for Cache-Tag. The ban uses only obj.*, so that the ban lurker can process it.
sub purge_by_tag {
  if (client.ip !~ purgers || req.http.x-kajo-tag-pattern !~ "^\S+$") { return (synth(405)); }
  if (std.getenv("EDGE_PURGE_SECRET") != "" && req.http.x-kajo-purge-secret != std.getenv("EDGE_PURGE_SECRET")) {
    return (synth(405));
  }
  if (!std.ban("obj.http.Cache-Tag ~ " + req.http.x-kajo-tag-pattern)) { return (synth(400)); }
  return (synth(200));
}

include "requests.vcl";

sub vcl_recv {
  if (req.restarts > 0) { return (hash); }
  call remove_overrides;
  set req.backend_hint = shops.backend();
  set req.http.x-kajo-turn = req.xid;
  if (req.method == "BAN") { call purge_by_tag; }
  if (req.method !~ "^(?:GET|HEAD|POST|PUT)$") { return (synth(405)); }
  if (req.url !~ "^/" || req.http.Host !~ "^[A-Za-z0-9.-]+(?::[0-9]{1,5})?$") { return (synth(400)); }
  # Browsers never send `.` or `..` segments; the shop would resolve them to a path that is refused below.
  if (req.url ~ "(?i)^[^?]*/(?:\.|%2e){1,2}(?:[/?]|$)") { return (synth(400)); }
  # /api/metrics is for the internal network. No other route below /api has a percent sign in its name.
  if (req.url ~ "(?i)^/+(?:a|%61)(?:p|%70)(?:i|%69)(?:/|%2f)+[^/?]*(?:metrics|%)") { return (synth(404)); }
  # Not cached: writes, and answers for one visitor.
  if (req.method != "GET" && req.method != "HEAD") { return (pass); }
  if (req.url ~ "^/(?:api|graphql)(?:[/?]|$)" && req.url !~ "^/api/(?:list|search)/") { return (pass); }
  if (req.url ~ "^(?:/[a-z]{2}){0,2}/(?:account|tilini|mina-sidor|min-konto|omat-laskut|mina-fakturor|mine-fakturaer|bubbleroom-member/style|preview-widgets|checkout|kassa|kassan|kassen)(?:[/?]|$)") {
    return (pass);
  }
  call choose_kind;
  call choose_place;
  if (!req.http.x-kajo-kind || !req.http.x-kajo-place) { return (pass); }
  if (req.url ~ "^/cdn-cgi/image/") { set req.backend_hint = pictures; }
  call remove_tracking;
  call remove_personal;
  call choose_encoding;
  set req.http.x-kajo-turn = req.http.x-kajo-place + req.url;
  return (hash);
}

sub vcl_hash {
  hash_data(req.url);
  hash_data(req.http.x-kajo-place);
  hash_data(req.http.x-kajo-kind);
  hash_data(req.http.x-kajo-encoding);
  # The picture service chooses the format by the Accept header.
  if (req.url ~ "^/cdn-cgi/image/") {
    if (req.http.Accept ~ "image/avif") { hash_data("avif"); }
    else if (req.http.Accept ~ "image/webp") { hash_data("webp"); }
  }
  return (lookup);
}

sub vcl_hit {
  # The object is older than the shop allows. It is kept for another day, for when all shops are down. While one is
  # healthy, fetch the page again, without grace, so that all requests for it wait for this one fetch.
  if (obj.ttl + std.duration(obj.http.x-kajo-stale + "s", 0s) < 0s && std.healthy(req.backend_hint)
    && !req.http.x-kajo-renewing) {
    set req.http.x-kajo-renewing = "1";
    set req.grace = 0s;
    return (restart);
  }
  return (deliver);
}

sub vcl_backend_fetch {
  if (bereq.retries == 0 && !bereq.uncacheable) { call ask_for_everyone; }
  # All kinds of a URL go to the same shop, so that a page is rendered once. A retry goes to the next shop.
  if (bereq.url !~ "^/cdn-cgi/") {
    set bereq.backend = shops.backend(by=KEY, key=shops.key(bereq.http.x-kajo-turn), alt=bereq.retries, healthy=ALL);
  }
  unset bereq.http.x-kajo-query;
  unset bereq.http.x-kajo-tracking;
}

# Makes the fetch independent of the visitor. The answer is the whole page, whatever the visitor's router has already,
# so the headers about that are removed. The framework requires in `_rsc` a hash of the router's headers: without them
# it is empty, and for a tree the hash of "1,/_tree,0,0".
sub ask_for_everyone {
  unset bereq.http.Next-Router-State-Tree;
  unset bereq.http.Next-Url;
  if (bereq.http.x-kajo-kind == "document") {
    unset bereq.http.RSC;
    unset bereq.http.Next-Router-Prefetch;
    unset bereq.http.Next-Router-Segment-Prefetch;
  } else {
    if (bereq.url ~ "\?") { set bereq.url = bereq.url + "&_rsc="; } else { set bereq.url = bereq.url + "?_rsc="; }
    if (bereq.http.x-kajo-kind == "tree") { set bereq.url = bereq.url + "_i_aeImnuN6u1u1r"; }
  }
  # The key of a picture contains no host, so the fetch uses the host of its backend.
  if (bereq.url ~ "^/cdn-cgi/") {
    unset bereq.http.Host;
  } else {
    set bereq.http.Host = regsub(bereq.http.x-kajo-place, "^shared$", "localhost");
  }
  if (bereq.http.x-kajo-encoding) { set bereq.http.Accept-Encoding = "br, gzip"; }
}

sub vcl_backend_response {
  # Receive the whole answer first: if a shop ends half way, the fetch is retried, and no visitor gets half a page.
  if (bereq.uncacheable) { return (deliver); }
  set beresp.do_stream = false;
  if (beresp.status >= 500) {
    if (bereq.is_bgfetch) { return (abandon); }
    if (bereq.retries < 2) { return (retry); }
    if (bereq.http.x-kajo-renewing) { return (abandon); }
    # For 1 s, requests for a failing page do not wait for each other.
    set beresp.ttl = 1s;
    set beresp.uncacheable = true;
    return (deliver);
  }
  # One visitor has searched too often. Do not store this answer, so that a stored page stays available for others.
  if (beresp.status == 429) {
    if (bereq.is_bgfetch || bereq.http.x-kajo-renewing) { return (abandon); }
    set beresp.ttl = 1s;
    set beresp.uncacheable = true;
    return (deliver);
  }
  # During a deploy only the other shop may have this file.
  if (beresp.status == 404 && bereq.url ~ "^/_next/static/" && bereq.retries == 0) { return (retry); }
  if (beresp.http.Set-Cookie || beresp.http.Cache-Control ~ "(?i)private|no-store|no-cache"
    || beresp.http.Cache-Control !~ "(?i)max-?age=" || beresp.ttl <= 0s) {
    set beresp.ttl = 120s;
    set beresp.uncacheable = true;
    return (deliver);
  }
  # A route tree holds no data and has no tags. Stored longer than the shop says, because every hover fetches one.
  if (bereq.http.x-kajo-kind == "tree" && beresp.status == 200 && beresp.ttl < 60s) { set beresp.ttl = 60s; }
  if (beresp.http.Cache-Control !~ "stale-while-revalidate=") { set beresp.grace = 0s; }
  set beresp.http.x-kajo-stale = beresp.grace;
  # Other caches in front get no purge requests, so they may keep a page only for its lifetime.
  set beresp.http.Cache-Control = regsub(beresp.http.Cache-Control, ", *stale-while-revalidate=[0-9]+", "");
  set beresp.grace = beresp.grace + 24h;
  set beresp.keep = 0s;
  # Varying by the router's headers would store many equal objects; x-kajo-kind is in the key instead.
  if (beresp.http.Vary) { set beresp.http.x-kajo-vary = beresp.http.Vary; }
  unset beresp.http.Vary;
  unset beresp.http.x-nextjs-cache;
  # Always choose a store: Varnish would use them in turn. URLs that visitors can make up in any number go to the second
  # store, so that they do not evict the others. A redirect for the router has status 200, so the shop names the store
  # in x-kajo-store. It cannot do so for trees, so all trees go to the second store; they are quick to render.
  if (beresp.status != 200 || beresp.http.x-kajo-store == "second" || bereq.http.x-kajo-kind == "tree"
    || bereq.url ~ "^[^?]*\?(?!(?:page=[0-9]{1,3}&?)?(?:_rsc=[^&]*)?$)"
    || bereq.url ~ "^/(?:cdn-cgi/|api/search/|api/list/[^/]+/[^/]+/_v)"
    || bereq.url ~ "^(?:/[a-z]{2}){0,2}/s(?:[/?]|$)") {
    set beresp.storage = storage.second;
  } else {
    set beresp.storage = storage.main;
  }
  return (deliver);
}

sub vcl_backend_error {
  if (bereq.is_bgfetch) { return (abandon); }
  if ((bereq.method == "GET" || bereq.method == "HEAD") && bereq.retries < 2) { return (retry); }
  if (bereq.http.x-kajo-renewing) { return (abandon); }
  set beresp.status = 503;
  set beresp.reason = "Service Unavailable";
  set beresp.http.Retry-After = "10";
  set beresp.http.Cache-Control = "no-store";
  set beresp.http.Content-Security-Policy = "default-src 'none'";
  set beresp.http.Content-Type = "text/plain; charset=utf-8";
  set beresp.http.X-Content-Type-Options = "nosniff";
  synthetic("Service unavailable, please try again in a moment." + {"
"});
  set beresp.ttl = 1s;
  set beresp.uncacheable = true;
  return (deliver);
}

sub vcl_deliver {
  if (resp.status >= 300 && resp.status < 400 && resp.http.Location && resp.http.Location !~ "#"
    && req.http.x-kajo-tracking ~ "^&.") {
    if (resp.http.Location ~ "\?") {
      set resp.http.Location = resp.http.Location + req.http.x-kajo-tracking;
    } else {
      set resp.http.Location = resp.http.Location + regsub(req.http.x-kajo-tracking, "^&", "?");
    }
  }
  if (resp.http.x-kajo-vary) { set resp.http.Vary = resp.http.x-kajo-vary; }
  if (obj.uncacheable) { set resp.http.X-Cache = "pass"; }
  else if (obj.hits > 0) { set resp.http.X-Cache = "hit"; }
  else { set resp.http.X-Cache = "miss"; }
  unset resp.http.Cache-Tag;
  unset resp.http.Via;
  unset resp.http.X-Varnish;
  unset resp.http.x-kajo-stale;
  unset resp.http.x-kajo-store;
  unset resp.http.x-kajo-vary;
  return (deliver);
}

sub vcl_synth {
  # The fetch started in vcl_hit has failed and was abandoned, so that the old page is still stored. Serve that page.
  if (resp.status == 503 && req.http.x-kajo-renewing && !req.http.x-kajo-last-resort) {
    set req.http.x-kajo-last-resort = "1";
    set req.grace = 7d;
    return (restart);
  }
  set resp.http.Cache-Control = "no-store";
  set resp.http.Content-Security-Policy = "default-src 'none'";
  set resp.http.Content-Type = "text/plain; charset=utf-8";
  set resp.http.X-Content-Type-Options = "nosniff";
  if (resp.status == 405) { set resp.http.Allow = "GET, HEAD, POST, PUT"; }
  synthetic(resp.reason + {"
"});
  return (deliver);
}
