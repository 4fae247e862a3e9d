/** Connecting pages in memory, for tests of verbs; tests/contracts and tests/lifecycles prove the wire. */
import { CONNECT_SCOPES, type PageConnections } from '../../modules/sync/page-connection.port.ts';
import { markOf, seal, type DataKeys, type Sealed } from '../../platform/seal.ts';

export interface TestConnections extends PageConnections {
  /** What was asked of the network: "subscribe 9001", "revoke 9001, the last". */
  asked: string[];
}

export function testConnections(keys: DataKeys): TestConnections {
  const asked: string[] = [];
  return {
    asked,
    startUrl: (state, redirectUri) => `https://network.example/dialog?${new URLSearchParams({ state, redirectUri })}`,
    grantOf: ({ pageId }) =>
      Promise.resolve({
        secret: seal(keys, JSON.stringify({ token: `token-of-${pageId}`, user: 'person-of-tests' })) as Sealed,
        person: markOf(keys, 'person-of-tests'),
        scopes: [...CONNECT_SCOPES],
      }),
    subscribe: (pageId) => Promise.resolve(void asked.push(`subscribe ${pageId}`)),
    revoke: (pageId, _secret, { isLast }) =>
      Promise.resolve(void asked.push(`revoke ${pageId}${isLast ? ', the last' : ''}`)),
    handshake: () => null,
    eventsOf: () => null,
    personToErase: () => null,
  };
}
