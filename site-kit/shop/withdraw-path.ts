/** Where a shop that is paid on the site says that one can withdraw from a contract. */
export const WITHDRAW_PATH = '/_/shop/withdraw';
