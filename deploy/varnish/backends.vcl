# Settings of one installation, compose.yaml with two shops. Another one puts its own backends.vcl first in vcl_path.
# Addresses, not names: Varnish resolves names only when it loads this file, and refuses to start with an unknown one.
backend shop_one {
  .host = "172.30.16.11";
  .port = "3000";
  .probe = alive;
  .connect_timeout = 1s;
  .first_byte_timeout = 20s;
  .between_bytes_timeout = 10s;
  .max_connections = 200;
}

backend shop_two {
  .host = "172.30.16.12";
  .port = "3000";
  .probe = alive;
  .connect_timeout = 1s;
  .first_byte_timeout = 20s;
  .between_bytes_timeout = 10s;
  .max_connections = 200;
}

# Define a backend here if IMAGE_URL leads through this cache, because the picture service has no cache of its own.
backend pictures none;

sub vcl_init {
  shops.add_backend(shop_one);
  shops.add_backend(shop_two);
}

# The network of the shops. nginx is on it too, but refuses the method BAN.
acl purgers {
  "172.30.16.0"/24;
  "127.0.0.1";
}

# Unsets the place for hosts other than the domains of SHOP_DOMAINS, without ports.
sub forget_foreign_place {
  if (req.http.x-kajo-place !~ "^(?:fi|se|no|dk)\.localhost$") { unset req.http.x-kajo-place; }
}
