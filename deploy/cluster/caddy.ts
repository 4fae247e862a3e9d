/** An edge of several: Caddy with a storage that all edges share, so that a challenge may arrive at any of them. Written for 2.6 (Debian). */
import { PORTS } from './machine.ts';

export interface EdgeSettings {
  /** Its number, from 1: no two of them ask for the same certificate in the same moment. */
  edge: number;
  address: string;
  /** Of the balancer before the nodes. */
  balancer: string;
  /** The one folder of all edges: certificates, and locks by which one of them asks for each. */
  storage: string;
  /** Directory of the authority; null: Caddy's own choice. `root` signs its address. */
  authority: { directory: string; root: string } | null;
  /** Further global options. */
  options?: readonly string[];
}

export const edgeCaddyfile = ({ edge, address, balancer, storage, authority, options = [] }: EdgeSettings): string => `{
${[
  ...options,
  `default_bind ${address}`,
  `storage file_system ${storage}`,
  ...(authority ? [`acme_ca ${authority.directory}`, `acme_ca_root ${authority.root}`] : []),
]
  .map((line) => `\t${line}\n`)
  .join('')}	on_demand_tls {
		ask http://${balancer}:${PORTS.ask}/tls/ask?edge=${edge}
	}
	servers {
		timeouts {
			read_header 10s
			idle 65s
			write 10m
		}
	}
}

https:// {
	tls {
		on_demand
	}
	reverse_proxy ${balancer}:${PORTS.web} {
		transport http {
			# Shorter than the balancer's patience: the one who sends is the first to let go.
			keepalive 50s
			keepalive_idle_conns_per_host 256
		}
	}
}
`;
