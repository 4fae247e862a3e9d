#!/bin/sh
# Writes what compose.yaml needs beside it, once: .env, vetrina.env and the secrets. Asks four things; what is there stays.
set -eu
cd "$(dirname "$0")"
umask 077
mkdir -p secrets

ask() { # variable, question, example
  printf '%s (%s): ' "$2" "$3" >&2
  read -r answer
  [ -n "$answer" ] || { echo "prepare.sh: $1 is needed." >&2; exit 1; }
  echo "$answer"
}
random() { head -c "$1" /dev/urandom | base64 | tr -d '\n'; }

if [ ! -s .env ]; then
  host=$(ask VETRINA_HOST 'The name under which it sells' vetrina.example)
  mail=$(ask VETRINA_MAIL 'An address that the certificate authority may write to' you@vetrina.example)
  sites=$(ask SITES_DOMAIN 'The domain of free sites and previews' sites.vetrina.example)
  addresses=$(ask SITES_ADDRESSES 'The public addresses of this host, by commas' 203.0.113.10,2001:db8::10)
  cat > vetrina.env <<END
PUBLIC_URL=https://$host
SITES_DOMAIN=$sites
SITES_ADDRESSES=$addresses
# The database of compose.yaml; one of your own: DATABASE_URL=postgres://… in the place of this line.
DATABASE_URL_FILE=/run/secrets/database_url
END
  # Last: where it stands, the four questions are answered.
  printf 'VETRINA_HOST=%s\nVETRINA_MAIL=%s\n' "$host" "$mail" > .env
  echo "Records of the DNS: $host and *.$sites, A and AAAA, to $addresses" >&2
fi

[ -s secrets/app_secret ] || random 36 > secrets/app_secret
# The form of "npm run keys -- new": a name, and 256 bits.
[ -s secrets/data_keys ] || printf 'k%s:%s' "$(date +%Y%m%d)" "$(random 32)" > secrets/data_keys
if [ ! -s secrets/database_password ]; then
  head -c 24 /dev/urandom | od -An -tx1 | tr -d ' \n' > secrets/database_password
  printf 'postgres://vetrina:%s@database:5432/vetrina' "$(cat secrets/database_password)" > secrets/database_url
fi
# Says "demo": the doctor calls it WRONG until it is yours.
[ -s secrets/operator.json ] || cp ../../platform/operator.demo.json secrets/operator.json
# Read by the product's user in its containers, who is nobody on this host.
chmod 0644 secrets/app_secret secrets/data_keys secrets/database_url secrets/operator.json
# The folder itself is nobody else's.
chmod 0700 secrets

cat >&2 <<'END'
Fill in vetrina.env (vendors, mail) and secrets/operator.json, then:
  docker compose run --rm work scripts/doctor.ts
  docker compose up -d
Keep copies of secrets/app_secret and secrets/data_keys where the backups are not.
END
