# Reduces a request to the parts that its answer depends on, before the cache lookup.

# Removes headers by which a client could change an answer that is stored under the same key.
sub remove_overrides {
  unset req.http.Forwarded;
  unset req.http.X-Forwarded-Host;
  unset req.http.X-Forwarded-Port;
  unset req.http.X-Forwarded-Prefix;
  unset req.http.X-Forwarded-Proto;
  unset req.http.X-Forwarded-Scheme;
  unset req.http.X-Host;
  unset req.http.X-Original-Host;
  unset req.http.X-Original-URL;
  unset req.http.X-Rewrite-URL;
  unset req.http.X-HTTP-Method;
  unset req.http.X-HTTP-Method-Override;
  unset req.http.X-Method-Override;
  unset req.http.x-invoke-output;
  unset req.http.x-invoke-path;
  unset req.http.x-invoke-query;
  unset req.http.x-invoke-status;
  unset req.http.x-matched-path;
  unset req.http.x-middleware-invoke;
  unset req.http.x-middleware-next;
  unset req.http.x-middleware-override-headers;
  unset req.http.x-middleware-prefetch;
  unset req.http.x-middleware-rewrite;
  unset req.http.x-middleware-set-cookie;
  unset req.http.x-middleware-skip;
  unset req.http.x-middleware-subrequest;
  unset req.http.x-nextjs-data;
  unset req.http.x-prerender-revalidate;
  unset req.http.Proxy;
  # Our own headers, which only Varnish may set.
  unset req.http.x-kajo-encoding;
  unset req.http.x-kajo-kind;
  unset req.http.x-kajo-last-resort;
  unset req.http.x-kajo-place;
  unset req.http.x-kajo-query;
  unset req.http.x-kajo-renewing;
  unset req.http.x-kajo-tracking;
}

# Removes what a stored answer must not depend on, because it is the same for every visitor.
sub remove_personal {
  unset req.http.Authorization;
  unset req.http.Cache-Control;
  unset req.http.Cookie;
  unset req.http.Next-Action;
  unset req.http.Pragma;
  unset req.http.Purpose;
  unset req.http.Referer;
  unset req.http.User-Agent;
  if (req.http.x-kajo-place != "shared") { unset req.http.Range; }
}

# Removes tracking parameters from the URL. x-kajo-tracking holds them for vcl_deliver, which adds them to redirects.
sub remove_tracking {
  if (req.url !~ "\?") { return; }
  set req.http.x-kajo-query = "&" + regsub(req.url, "^[^?]*\??", "");
  set req.http.x-kajo-tracking = regsuball(req.http.x-kajo-query,
    "&(?!(?:utm_[a-z_]+|gclid|gclsrc|dclid|gbraid|wbraid|gad_source|gad_campaignid|srsltid|_gl|fbclid|msclkid|ttclid|twclid|yclid|epik|igshid|li_fat_id|mc_cid|mc_eid)(?:[=&]|$))[^&]*", "");
  set req.http.x-kajo-query = regsuball(req.http.x-kajo-query,
    "&(?:_rsc|utm_[a-z_]+|gclid|gclsrc|dclid|gbraid|wbraid|gad_source|gad_campaignid|srsltid|_gl|fbclid|msclkid|ttclid|twclid|yclid|epik|igshid|li_fat_id|mc_cid|mc_eid)(?:=[^&]*)?(?=&|$)", "");
  set req.url = regsub(req.url, "\?.*$", "") + regsub(regsub(req.http.x-kajo-query, "^&+", "?"), "^\?$", "");
}

# A URL has three kinds of answer: document, client navigation, and the prefetch of its route tree. Other prefetches
# have no kind and pass.
sub choose_kind {
  if (req.http.RSC != "1") {
    set req.http.x-kajo-kind = "document";
  } else if (!req.http.Next-Router-Prefetch && !req.http.Next-Router-Segment-Prefetch) {
    set req.http.x-kajo-kind = "navigation";
  } else if (req.http.Next-Router-Prefetch == "1" && req.http.Next-Router-Segment-Prefetch == "/_tree") {
    set req.http.x-kajo-kind = "tree";
  }
}

# Brotli is stored as a separate object, as the shop sends it; gzip is Varnish's default. Binary files have one form.
sub choose_encoding {
  if (req.http.Accept-Encoding ~ "(?:^|[ ,])br(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))"
    && req.url !~ "^/cdn-cgi/" && req.url !~ "^[^?]*\.(?:ico|jpg|png|webp|woff2)(?:\?|$)") {
    set req.http.x-kajo-encoding = "br";
  }
}

# The place is part of the key: the storefront's host, or "shared" for what is the same on all hosts. On any other host,
# market and language are in the path. Without them a cookie may decide, so such a request has no place and passes.
sub choose_place {
  set req.http.x-kajo-place = regsub(std.tolower(req.http.Host), "\.?(?::[0-9]*)?$", "");
  call forget_foreign_place;
  if (req.url ~ "^/(?:_next/static|cdn-cgi/image|fonts|icons)/"
    || req.url ~ "^/api/(?:list|search)/(?:fi|se|no|dk)/(?:fi|sv|nb|da)/") {
    set req.http.x-kajo-place = "shared";
  } else if (!req.http.x-kajo-place && req.url ~ "^/(?:fi|se|no|dk)/(?:fi|sv|nb|da)(?:[/?]|$)") {
    set req.http.x-kajo-place = "localhost";
  }
}
