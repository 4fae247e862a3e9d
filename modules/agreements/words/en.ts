import { K } from '../../plans/schemas.ts';
import { AGREEMENT_TERMS } from '../schemas.ts';
import type { AgreementWords } from './shape.ts';

export const en: AgreementWords = {
  title: 'Agreement on processing data on your behalf',
  colon: ':',
  rooms: {
    booking: 'Bookings, of your guests',
    shop: 'Shop, of your buyers',
    newsletter: 'Newsletter, of your readers',
    blocklist: 'Blocked people, among your visitors',
  },
  data: {
    name: 'name',
    phone: 'telephone',
    mail: 'e-mail address',
    note: 'the note they leave',
    address: 'the address, where they have it delivered',
    booking: 'what they book, and for when',
    order: 'what they order, and what becomes of it',
    payment: 'whether they paid and what was given back (never the card)',
    network: 'network address at the moment of consent',
    consent: 'what they consented to, when and from which page',
    mark: 'a code made of the address of whoever left, so that nobody writes to them again: as long as the site exists',
  },
  months: (count) => `${count} months`,
  days: (count) => `${count} days`,
  kept: {
    booking: (period) => `A booking is deleted ${period} after its day.`,
    'sober-booking': (period) =>
      `Where your trade is health or the law, a booking is deleted ${period} after its day, and no note is asked for.`,
    order: (period) => `An order is deleted ${period} after it has ended.`,
    'paid-order': (period) =>
      `An order paid by card, or delivered, is deleted ${period} after it was collected or delivered: as long as the legal guarantee lasts.`,
    'owed-deposit': (period) =>
      `A booking whose deposit has yet to go back stays until it has, at the longest ${period} after its day.`,
    'owed-order': (period) =>
      `An order that never ended, or of which money is still to go back, stays until that is settled, at the longest ${period} after it was placed.`,
    unconfirmed: (period) => `Whoever does not confirm the subscription is deleted after ${period}.`,
    left: (period) => `Whoever leaves is deleted after ${period}, and sooner where they ask.`,
    'plan-ended': (period) => `Once your plan no longer holds the newsletter, its readers are deleted after ${period}.`,
    silent: (period) =>
      `Whoever confirmed ${period} ago is asked once whether they want to stay, and deleted where they do not answer.`,
    blocked: (period) =>
      `Whoever you block stays on the list of your site until you lift the block, at the longest ${period}.`,
  },
  vendors: {
    servers: 'the company that hosts the servers: all of it, stored',
    mail: 'the company that delivers our e-mail: addresses and texts of the messages to guests and buyers, and of the questions by which readers confirm',
    letters: 'the company that delivers newsletters: addresses of readers and your letters',
  },
  sections: ({ operator, about, vendors }) => [
    {
      id: 'parties',
      heading: 'Between whom',
      blocks: [
        `Between you, the customer of the site (controller: you decide why data of your visitors are used), and ${operator.name}, ${operator.street}, ${operator.zip} ${operator.city} (${operator.country}), VAT number ${operator.vat}, ${operator.mail} (processor: we handle them for you). It is the contract that article 28 of Regulation (EU) 2016/679 (GDPR) asks for, and goes with the terms of service.`,
      ],
    },
    {
      id: 'subject',
      heading: 'What we do, and for how long',
      blocks: [
        'We collect, store, show to you and delete the data that visitors leave on your site when they book, order or subscribe, and send them the messages that go with it. We do so only for the functions that you have switched on, as long as your contract runs.',
      ],
    },
    {
      id: 'data',
      heading: 'Whose data, which, and until when',
      blocks: [
        { list: about },
        'An automatic job deletes them every night. Special categories of data (article 9 GDPR) are not asked for; do not ask your visitors for them in free text.',
      ],
    },
    {
      id: 'instructions',
      heading: 'On your instructions',
      blocks: [
        'We use these data only on your documented instructions: this agreement, and what you set and press in your area. We do not use them for purposes of our own, sell them, or put them together with those of other customers. If we think that an instruction breaks the law we tell you. If a law obliges us to something else we tell you before, unless that law forbids it.',
        'Whoever works on them with us is bound to secrecy.',
      ],
    },
    {
      id: 'security',
      heading: 'How they are protected',
      blocks: [
        {
          list: [
            'In the records of bookings, orders and readers, names, contacts and notes are encrypted; every connection is.',
            'The pages of guests, buyers and readers open only with a random key of their own, of which we keep no more than a fingerprint where we search for it; they are kept out of search engines and logs.',
            'Each site sees its own data alone; you decide who helps you, and with which rights.',
            'Backups are made, and restoring them is tried.',
          ],
        },
      ],
    },
    {
      id: 'processors',
      heading: 'Who helps us',
      blocks: [
        'You allow us to use these sub-processors, each bound by a contract with the same duties:',
        { list: vendors },
        `Their names and countries: ask ${operator.mail}. At least ${AGREEMENT_TERMS.noticeDays} days before another one, or another in its place, we write to you; if you object and we find no other way, you switch the function off or end the contract. We answer for them as for ourselves. Outside the European Economic Area data go only by the rules of chapter V GDPR.`,
        'Stripe is not one of them: payments by card go into your own account with Stripe, by your own contract.',
      ],
    },
    {
      id: 'rights',
      heading: 'When somebody asks about their data',
      blocks: [
        'In your area you see what is kept, download it and delete subscribers; guests, buyers and readers cancel and leave by themselves on their own pages. For what you cannot do there we help you: write to us. If somebody turns to us we pass it on to you without delay. We also help you, as far as we have the information, with security, impact assessments and authorities (articles 32 to 36 GDPR).',
      ],
    },
    {
      id: 'breach',
      heading: 'If something goes wrong',
      blocks: [
        `If we learn of a breach of these data we tell you without undue delay, at the latest ${AGREEMENT_TERMS.breachHours} hours later: what happened, whose data, what may follow and what we are doing.`,
      ],
    },
    {
      id: 'end',
      heading: 'When the contract ends',
      blocks: [
        `For ${K.exportDays} days you can download everything; then we delete it. Where a guest or buyer still has a right (an open order, a refund, the guarantee, a booking ahead), the bookings and orders of the site stay as long as that right lasts, each at the longest for the period above, and serve nothing else.`,
      ],
    },
    {
      id: 'audit',
      heading: 'How you can check',
      blocks: [
        'We give you the information that shows that we keep to this agreement, and allow for and contribute to inspections by you or somebody you name, announced in time and without access to data of others.',
      ],
    },
    {
      id: 'yours',
      heading: 'What is up to you',
      blocks: [
        'You answer for having a legal basis and for what you ask your visitors and do with their data outside the site. The privacy page of your site says who you are and that we process for you; read it, and tell us if something is not right for you.',
      ],
    },
    {
      id: 'changes',
      heading: 'Versions',
      blocks: [
        'We keep which version you accepted, when, in which name and in which language, with its text; you find it in your area as long as the contract runs. A new version counts for you once you accept it.',
      ],
    },
  ],
  accepted: ({ version, by, at, site }) => `Version ${version}, accepted for ${site} by ${by} on ${at}.`,
  page: (page, count) => `Page ${page} of ${count}`,
};
