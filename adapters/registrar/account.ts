import {
  DisableDomainAutoRenewCommand,
  DisableDomainTransferLockCommand,
  EnableDomainAutoRenewCommand,
  EnableDomainTransferLockCommand,
  GetDomainDetailCommand,
  paginateListDomains,
  RetrieveDomainAuthCodeCommand,
  UpdateDomainNameserversCommand,
  type Route53DomainsClient,
} from '@aws-sdk/client-route-53-domains';
import type { DomainFacts, Registrar } from '../../modules/domains/registration/registrar.port.ts';
import * as answers from './answers.ts';
import { guarded, isDuplicate, isRefusal, unavailable } from './failure.ts';

/** What can be asked and changed of the names that are in our account. */
export function accountCalls(
  questions: Route53DomainsClient,
): Pick<Registrar, 'details' | 'list' | 'setLock' | 'setNameServers' | 'setAutoRenew' | 'authCode'> {
  /** A change that runs already is as good as asked for. */
  const change = (ask: () => Promise<unknown>) =>
    guarded(async () => {
      await ask().catch((error: unknown) => {
        if (!isDuplicate(error)) throw error;
      });
    });

  return {
    details: (domain) =>
      guarded(async () => {
        const answer = await questions
          .send(new GetDomainDetailCommand({ DomainName: domain }))
          .catch((error: unknown) => {
            // "Not found in this account" comes as InvalidInput.
            if (isRefusal(error)) return null;
            throw error;
          });
        if (answer === null) return null;
        const facts = answers.toFacts(answers.believe(answers.domainAnswer, answer));
        if (facts.domain !== domain) throw unavailable('the registrar answered for another name');
        return facts;
      }),

    list: () =>
      guarded(async () => {
        const found: DomainFacts[] = [];
        for await (const page of paginateListDomains({ client: questions, pageSize: 100 }, {})) {
          const { Domains } = answers.believe(answers.domainsAnswer, page);
          for (const { DomainName, AutoRenew, TransferLock, Expiry } of Domains) {
            const domain = DomainName.toLowerCase();
            found.push({ domain, expiresAt: Expiry, autoRenew: AutoRenew, locked: TransferLock, nameServers: [] });
          }
        }
        return found;
      }),

    setLock: (domain, locked) =>
      change(() =>
        questions.send(
          locked
            ? new EnableDomainTransferLockCommand({ DomainName: domain })
            : new DisableDomainTransferLockCommand({ DomainName: domain }),
        ),
      ),

    setNameServers: (domain, hosts) =>
      change(() =>
        questions.send(
          new UpdateDomainNameserversCommand({ DomainName: domain, Nameservers: hosts.map((Name) => ({ Name })) }),
        ),
      ),

    setAutoRenew: (domain, on) =>
      change(() =>
        questions.send(
          on
            ? new EnableDomainAutoRenewCommand({ DomainName: domain })
            : new DisableDomainAutoRenewCommand({ DomainName: domain }),
        ),
      ),

    authCode: (domain) =>
      guarded(async () => {
        const answer = await questions.send(new RetrieveDomainAuthCodeCommand({ DomainName: domain }));
        return answers.believe(answers.authCodeAnswer, answer).AuthCode;
      }),
  };
}
