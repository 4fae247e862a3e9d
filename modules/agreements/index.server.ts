export { acceptAgreement } from './accept-agreement.ts';
export { agreementInForce, agreementOfSite } from './agreement-of-site.ts';
export { agreementState, isAgreed, requireAgreement } from './find-agreement.ts';
export type { Processing } from './processing.ts';
