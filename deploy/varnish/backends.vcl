# One installation: two shops named by compose.yaml. Another one has a file of this name elsewhere, first in vcl_path.
backend shop_one {
  .host = "shop-one";
  .port = "3000";
  .probe = alive;
  .connect_timeout = 1s;
  .first_byte_timeout = 20s;
  .between_bytes_timeout = 10s;
  .max_connections = 200;
}

backend shop_two {
  .host = "shop-two";
  .port = "3000";
  .probe = alive;
  .connect_timeout = 1s;
  .first_byte_timeout = 20s;
  .between_bytes_timeout = 10s;
  .max_connections = 200;
}

# Or a backend, where IMAGE_URL leads through this cache and the service behind it has no cache of its own.
backend pictures none;

sub vcl_init {
  shops.add_backend(shop_one);
  shops.add_backend(shop_two);
}

# The shops; nginx is on this network too, but refuses the method.
acl purgers {
  "10.0.0.0"/8;
  "172.16.0.0"/12;
  "192.168.0.0"/16;
  "127.0.0.1";
}

# The domains of SHOP_DOMAINS, without ports.
sub forget_foreign_place {
  if (req.http.x-kajo-place !~ "^(?:fi|se|no|dk)\.localhost$") { unset req.http.x-kajo-place; }
}
