// Puts the files of `deploy/` into a folder and beside them what differs here: addresses, ports and certificate.
import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inRoot } from '../run.mjs'

/** @param {string} name @param {string} address */
const backend = (name, address, probe = '') => {
  const { hostname, port } = new URL(address)
  return `backend ${name} {
  .host = "${hostname}";
  .port = "${port || 80}";
  .connect_timeout = 1s;
  .first_byte_timeout = 20s;
  .between_bytes_timeout = 10s;
  .max_connections = 200;
  ${probe}
}
`
}

/** @param {number[]} shops ports @param {string | null} pictures address of the picture service behind the edge */
function backends(shops, pictures) {
  const names = shops.map((_, index) => `shop_${index + 1}`)
  return `${names.map((name, index) => backend(name, `http://127.0.0.1:${shops[index]}`, '.probe = alive;')).join('')}
${pictures ? backend('pictures', pictures) : 'backend pictures none;'}
sub vcl_init {
${names.map((name) => `  shops.add_backend(${name});`).join('\n')}
}
acl purgers { "127.0.0.1"; }
sub forget_foreign_place {
  if (req.http.x-kajo-place !~ "^(?:fi|se|no|dk)\\.localhost$") { unset req.http.x-kajo-place; }
}
`
}

/** @param {string} folder @param {{ https: number, http: number, varnish: number }} ports */
function nginx(folder, ports, { certificate, key }) {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
  return `load_module /usr/lib/nginx/modules/ngx_http_brotli_filter_module.so;
daemon off;
worker_processes auto;
pid ${folder}/nginx.pid;
error_log stderr warn;
events { worker_connections 4096; }
http {
  include /etc/nginx/mime.types;
  include kajo.conf;
  access_log off;
${temporary.map((name) => `  ${name}_temp_path ${folder}/${name};`).join('\n')}
  # All visitors of this machine have one address.
  limit_req_zone $binary_remote_addr zone=pages:10m rate=500000r/s;
  limit_req_zone $binary_remote_addr zone=writes:10m rate=20r/s;
  upstream edge {
    server 127.0.0.1:${ports.varnish};
    keepalive 64;
  }
  ssl_certificate ${certificate};
  ssl_certificate_key ${key};
  server {
    listen 127.0.0.1:${ports.https} ssl http2;
    # Without TLS, for tools that do not know the certificate.
    listen 127.0.0.1:${ports.http};
    include site.conf;
  }
}
`
}

/**
 * @param {string} folder @param {{ shops: number[], varnish: number, https: number, http: number }} ports
 * @param {{ certificate: string, key: string, pictures: string | null }} options
 */
export function writeConfig(folder, ports, { pictures, ...tls }) {
  for (const name of ['varnish', 'nginx']) {
    mkdirSync(join(folder, name), { recursive: true })
    cpSync(inRoot('deploy', name), join(folder, name), { recursive: true })
  }
  writeFileSync(join(folder, 'varnish', 'backends.vcl'), backends(ports.shops, pictures))
  writeFileSync(join(folder, 'nginx', 'nginx.conf'), nginx(join(folder, 'nginx'), ports, tls))
}
