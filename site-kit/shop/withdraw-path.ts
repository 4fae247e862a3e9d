/** The act at which a shop that is paid on the site, or delivers, says that one can withdraw from a contract; see `actPath`. */
export const WITHDRAW_PATH = '/shop/withdraw';
