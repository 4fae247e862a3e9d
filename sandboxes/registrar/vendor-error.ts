/**
 * An error as the registrar sends it: HTTP status, `__type` and `message` (AWS JSON 1.1), plus the members of its shape.
 * Names and members: Route 53 Domains model of @aws-sdk/client-route-53-domains 3.1138.0; the signature errors are AWS's common ones.
 */
export type VendorErrorName =
  | 'InvalidInput'
  | 'UnsupportedTLD'
  | 'TLDRulesViolation'
  | 'TLDInMaintenance'
  | 'DuplicateRequest'
  | 'OperationLimitExceeded'
  | 'ThrottlingException'
  | 'Throttling'
  | 'NoSuchHostedZone'
  | 'NoSuchChange'
  | 'HostedZoneAlreadyExists'
  | 'HostedZoneNotEmpty'
  | 'InvalidDomainName'
  | 'InvalidChangeBatch'
  | 'TooManyHostedZones'
  | 'InternalFailure'
  | 'UnknownOperationException'
  | 'SerializationException'
  | 'MissingAuthenticationTokenException'
  | 'UnrecognizedClientException'
  | 'InvalidSignatureException';

const STATUS: Partial<Record<VendorErrorName, number>> = {
  InternalFailure: 500,
  NoSuchHostedZone: 404,
  NoSuchChange: 404,
  HostedZoneAlreadyExists: 409,
};

export class VendorError extends Error {
  readonly type: VendorErrorName;
  readonly status: number;
  readonly members: Record<string, string>;

  constructor(type: VendorErrorName, message: string, members: Record<string, string> = {}) {
    super(message);
    this.type = type;
    this.status = STATUS[type] ?? 400;
    this.members = members;
  }
}
