export { bookingsOfSite } from './bookings-of-site.ts';
