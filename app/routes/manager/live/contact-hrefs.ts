/** How a person is reached from a screen: addresses of links. */
export const telHref = (phone: string): string => `tel:${phone.replaceAll(/[^\d+]/g, '')}`;
export const mailHref = (mail: string): string => `mailto:${encodeURIComponent(mail).replace('%40', '@')}`;
