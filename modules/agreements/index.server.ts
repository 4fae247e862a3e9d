export { acceptAgreement } from './accept-agreement.ts';
export { agreementOfSite } from './agreement-of-site.ts';
export { agreementInForce, agreementState, isAgreed, requireAgreement } from './find-agreement.ts';
export type { Processing } from './processing.ts';
