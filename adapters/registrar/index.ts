import {
  CheckDomainAvailabilityCommand,
  CheckDomainTransferabilityCommand,
  GetDomainSuggestionsCommand,
  GetOperationDetailCommand,
  paginateListOperations,
  RegisterDomainCommand,
  RenewDomainCommand,
  Route53DomainsClient,
  TransferDomainCommand,
} from '@aws-sdk/client-route-53-domains';
import { setTimeout as pause } from 'node:timers/promises';
import type { DomainContact, OperationState, Registrar } from '../../modules/domains/registration/registrar.port.ts';
import { accountCalls } from './account.ts';
import * as answers from './answers.ts';
import { toContactDetail } from './contact.ts';
import { guarded, isDuplicate, isRefusal, unavailable } from './failure.ts';

const PENDING_ATTEMPTS = 4;
const PENDING_PAUSE_MS = 250;
const MAX_SUGGESTIONS = 50;
const CONNECT_MS = 3_000;

/** The registrar Amazon Route 53 Domains. Every call takes and gives names in ASCII (`xn--…` for accented ones). */
export function createRegistrar(config: {
  endpoint: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Milliseconds a call may take, and a connection; an order has longer, because giving up on it leaves its outcome unknown. */
  timeoutMs?: { question: number; order: number; connect?: number };
  /** The vendor's client on another way than a line. */
  client?: Route53DomainsClient;
}): Registrar {
  const limits = config.timeoutMs ?? { question: 5_000, order: 20_000 };
  const client = (maxAttempts: number, requestTimeout: number, keepAlive: boolean) =>
    config.client ??
    new Route53DomainsClient({
      endpoint: config.endpoint,
      // The service lives in this region only.
      region: 'us-east-1',
      credentials: { accessKeyId: config.accessKeyId, secretAccessKey: config.secretAccessKey },
      maxAttempts,
      retryMode: 'standard',
      // Without throwOnRequestTimeout the SDK only writes a warning and waits on.
      // It ends with the head of the answer: the silence of its body is the socket's.
      requestHandler: {
        connectionTimeout: limits.connect ?? CONNECT_MS,
        requestTimeout,
        socketTimeout: requestTimeout,
        throwOnRequestTimeout: true,
        httpAgent: { keepAlive },
        httpsAgent: { keepAlive },
      },
    });
  const questions = client(2, limits.question, true);
  // Route 53 has no idempotency token: a second RegisterDomain or TransferDomain could order twice, so never by itself.
  // Each goes on a connection of its own: the other side may end an idle one while an order leaves on it.
  const orders = client(1, limits.order, false);

  const registrar: Registrar = {
    check: (domain) =>
      guarded(async () => {
        for (let attempt = 1; ; attempt++) {
          const command = new CheckDomainAvailabilityCommand({ DomainName: domain });
          const answer = await questions.send(command).catch((error: unknown) => {
            if (isRefusal(error)) return { Availability: 'INVALID_NAME_FOR_TLD' };
            throw error;
          });
          const { Availability } = answers.believe(answers.availabilityAnswer, answer);
          // PENDING means "ask again at once" in the vendor's words.
          if (Availability !== 'PENDING' || attempt === PENDING_ATTEMPTS) return answers.toAvailability(Availability);
          await pause(PENDING_PAUSE_MS);
        }
      }),

    suggest: (domain, count) =>
      guarded(async () => {
        const command = new GetDomainSuggestionsCommand({
          DomainName: domain,
          SuggestionCount: Math.min(Math.max(Math.trunc(count), 1), MAX_SUGGESTIONS),
          OnlyAvailable: true,
        });
        const { SuggestionsList } = answers.believe(answers.suggestionsAnswer, await questions.send(command));
        return SuggestionsList.map((s) => ({
          domain: s.DomainName.toLowerCase(),
          availability: answers.toAvailability(s.Availability),
        }));
      }),

    transferable: (domain, authCode) =>
      guarded(async () => {
        const command = new CheckDomainTransferabilityCommand({ DomainName: domain, AuthCode: authCode });
        const answer = await questions.send(command).catch((error: unknown) => {
          if (isRefusal(error)) return { Transferability: { Transferable: 'UNTRANSFERABLE' } };
          throw error;
        });
        return answers.toTransferable(answers.believe(answers.transferAnswer, answer));
      }),

    register: ({ domain, contact, years }) =>
      order(domain, () =>
        orders.send(
          new RegisterDomainCommand({ DomainName: domain, DurationInYears: years, ...ownership(domain, contact) }),
        ),
      ),

    transfer: ({ domain, contact, authCode, years }) =>
      order(domain, () =>
        orders.send(
          new TransferDomainCommand({
            DomainName: domain,
            AuthCode: authCode,
            DurationInYears: years,
            ...ownership(domain, contact),
          }),
        ),
      ),

    operation: (operationId) =>
      guarded(async () => {
        const answer = await questions.send(new GetOperationDetailCommand({ OperationId: operationId }));
        return stateOf(answers.believe(answers.operationAnswer, answer));
      }),

    renew: ({ domain, expiryYear }) =>
      order(
        domain,
        () =>
          orders.send(
            new RenewDomainCommand({ DomainName: domain, DurationInYears: 1, CurrentExpiryYear: expiryYear }),
          ),
        'renewal',
      ),

    findOperation: (domain, since, kind = 'ours') =>
      guarded(async () => {
        const pages = paginateListOperations(
          { client: questions, pageSize: 100 },
          {
            Type: kind === 'renewal' ? ['RENEW_DOMAIN'] : ['REGISTER_DOMAIN', 'TRANSFER_IN_DOMAIN'],
            SortBy: 'SubmittedDate',
            SortOrder: 'DESC',
            ...(since && { SubmittedSince: since }),
          },
        );
        // To the last page: a null that stopped early would allow a second order.
        for await (const page of pages) {
          const { Operations } = answers.believe(answers.operationsAnswer, page);
          const found = Operations.find((o) => o.DomainName?.toLowerCase() === domain);
          if (found) return { operationId: found.OperationId, state: await stateOf(found) };
        }
        return null;
      }),

    ...accountCalls(questions),
  };

  /** Places an order once; if one already runs for this name, answers with that one. */
  async function order(
    domain: string,
    place: () => Promise<unknown>,
    kind: 'ours' | 'renewal' = 'ours',
  ): Promise<{ operationId: string }> {
    return guarded(async () => {
      try {
        return { operationId: answers.believe(answers.orderAnswer, await place()).OperationId };
      } catch (error) {
        if (!isDuplicate(error)) throw error;
        const running = await registrar.findOperation(domain, undefined, kind);
        // Of another kind, or over: what runs is not what was asked for.
        if (running?.state.state === 'pending') return { operationId: running.operationId };
        throw unavailable('another operation runs for this name', error);
      }
    });
  }

  async function stateOf(answer: answers.OperationAnswer): Promise<OperationState> {
    const state = answers.toOperationState(answer);
    if (state !== 'look') return state;
    // An ERROR while renewing says nothing of the year: the one who asked looks at the date of expiry.
    const ours =
      answer.Type !== 'RENEW_DOMAIN' &&
      answer.DomainName !== undefined &&
      (await registrar.details(answer.DomainName.toLowerCase())) !== null;
    return ours ? { state: 'done' } : answers.failed(answer.Message ?? 'the operation ended in ERROR');
  }

  return registrar;
}

/**
 * One contact in the three required roles. The registrar buys no year by itself: it would do so weeks before the
 * customer has paid (docs/decisions/0012-who-pays-for-a-year.md).
 */
function ownership(domain: string, contact: DomainContact) {
  const detail = toContactDetail(contact, domain.slice(domain.lastIndexOf('.') + 1));
  return {
    AdminContact: detail,
    RegistrantContact: detail,
    TechContact: detail,
    AutoRenew: false,
    PrivacyProtectAdminContact: true,
    PrivacyProtectRegistrantContact: true,
    PrivacyProtectTechContact: true,
  };
}
