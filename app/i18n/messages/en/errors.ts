import type it from '../it/errors.ts';
import type { Messages } from '../shape.ts';

const messages: Messages<typeof it> = {
  http: {
    interrupted: 'The file did not arrive whole. Try again: you have lost nothing.',
    unexpected: 'Something went wrong on our side. You have lost nothing: try again in a moment.',
    offline: 'You seem to be offline. What you typed stays here: try again when the connection is back.',
    unreachable: 'We cannot reach our server. Check your connection and try again.',
    timeout: 'The answer did not arrive in time. Try again: you have lost nothing.',
    unavailable: 'The service is unavailable right now. Try again in a few minutes.',
    'session-lost': 'Your session has expired. Reload the page to carry on where you were.',
    'rate-limited': 'Too many requests in a short time. Wait a minute and try again.',
    'too-large': 'What you sent is too large. Shorten it and try again.',
    'not-found': 'We could not find what you were looking for. The link may be old: start again from the search.',
    'cookies-off':
      'Your browser is blocking cookies. The order needs only one, a technical one: without it we could not know that the order is yours. Allow cookies for this site and reload the page.',
    'bad-input': 'Some details are not written as we expected. Check them and try again.',
    'method-not-allowed': 'This address is read-only. Reload the page and try again.',
    'foreign-origin':
      'The request did not come from our own pages, so we did not carry it out. Reload the page and try again.',
  },
  agreements: {
    needed: 'Before it is switched on the agreement on visitors’ data is needed: read it, accept it and try again.',
    changed: 'The agreement has changed while you were reading. Reload the page and read the new version.',
    none: 'You have not accepted an agreement yet.',
  },
  access: {
    'prove-again':
      'For money and people’s data we ask once more who you are. Nothing has changed: press again, and confirm by the link that we send you.',
    'wrong-day': 'Choose a day from today to a year from now.',
    'invitation-invalid': 'This invitation has ended, was used already or was taken back.',
    'helper-there': 'This person is in the list already.',
    'helpers-full': 'You have invited as many people as there can be. Take an access away to invite another.',
    'helper-mails': 'We have sent enough invitations for today. Try again tomorrow.',
    'helper-missing': 'This person is no longer in the list. Reload the page.',
  },
  identity: {
    'invite-invalid': 'This invitation has expired or was already used. Ask the person who runs Vetrina for another.',
    'sign-in-needed': 'Please sign in to go on.',
    'wrong-credentials': 'That e-mail address or password is not right. Check both and try again.',
    'password-guessable':
      'This password is too easy to guess: it is made of known names, neighbouring keys or too few characters. Choose a few unrelated words.',
    'too-many-tries': 'Too many attempts. Wait a moment, then try again.',
    'code-needed': 'The code of the authenticator app is missing.',
    'wrong-code': 'This code is not right, or was used already. Wait for the next one and try again.',
    'factor-held': 'You already have a second factor.',
    'not-allowed': 'Your account does not allow this. Ask the person who runs Vetrina.',
    'mail-taken': 'This e-mail address already has an account.',
    'not-found': 'This person no longer exists.',
  },
  invoicing: {
    'not-found': 'This document does not exist, or belongs to another order.',
    'not-rejected': 'The document was not rejected: there is nothing to send again.',
    'resend-too-late': 'The five days for sending it again under its number are over: your accountant decides.',
  },
  jobs: {
    'not-found': 'This job no longer exists.',
    retried: 'This job is in the queue again already.',
  },
  inbox: {
    'not-found': 'This event does not exist or cannot be replayed.',
  },
  tasks: {
    'not-found': 'This task no longer exists.',
  },
  recovery: {
    closed:
      'We are reconciling our books after a restore: for a while nothing can be ordered or paid for. Websites stay online. What you have written stays here: try again later.',
    'not-in': 'This installation is not in recovery: there is nothing to compare.',
    'not-compared':
      'This comparison is more than half an hour old, or the vendors say otherwise by now: compare again and read it.',
    'vendor-away': 'A vendor does not answer: without it nobody knows what is missing. Compare again.',
  },
  previews: {
    'link-ended': 'This link has expired or was withdrawn. Ask for a new one, or search for the page above.',
    'link-missing': 'This link does not exist, or is not yours.',
    'mails-enough': 'We have already written to this address often enough today. Try tomorrow, or copy the link.',
    'page-missing':
      'This page no longer exists or is not public. Check that it is published, or search for another one.',
    'page-empty':
      'This page is almost empty, which is not enough for a website. Add a description and a few photos, then try again.',
    'network-unavailable':
      'The social network is not answering us. There is nothing wrong with your page: try again in a few minutes.',
    'search-unavailable': 'The search is not answering right now. Try again shortly.',
    'not-found': 'This preview no longer exists. Search for your page again and we will rebuild it.',
    'build-failed': 'We could not put the website together. Try again; if it happens once more, write to us.',
    'link-refused': 'The preview link is not valid, so we did not open it. Search for your page above.',
  },
  domains: {
    'dns-unavailable':
      'The DNS does not answer, and what cannot be read is not taken for missing. Try again in a few minutes.',
    'registrar-unavailable':
      'The domain registry is not answering. Try again shortly, or carry on with the free address.',
    refused: 'The registry did not accept this request. Choose another domain or write to us.',
    state: 'This domain can no longer be changed here. Reload the page to see where it stands.',
    'transfer-locked':
      'The domain is locked at its present provider. Unlock it in their control panel, then try again.',
    'transfer-too-recent':
      'This domain was registered or transferred less than 60 days ago: the registry does not allow another transfer yet.',
    'transfer-code': 'The transfer code is not the right one. Copy it again from the domain’s present provider.',
    'transfer-not-registered': 'Nobody has this domain, so there is nothing to transfer. You can register it.',
    'transfer-refused': 'The registry says this domain cannot be transferred now. Ask your present provider.',
    'registrant-country':
      'A .it domain can only belong to somebody in the European Economic Area, Switzerland, San Marino or the Vatican. Choose .com or .net, or leave it in our name.',
    'not-yours': 'This domain is not, or is no longer, part of this order. Reload the page.',
    'nothing-to-answer':
      'There is nothing left to answer here: the question has changed or was answered before. Reload the page.',
    'nothing-to-replace': 'There is no domain to replace: it was registered, or the problem is already solved.',
  },
  ordering: {
    'already-sold':
      'This business already has its site, so we take no second payment. If it is yours, sign in with the order’s e-mail address: everything is there.',
    'manager-link-invalid': 'This link has expired or was already used. Ask for another: it comes at once.',
    'social-denied': 'You cancelled on Facebook, so we received nothing. Try again, or have the link sent by e-mail.',
    'social-ended': 'The sign-in with Facebook took too long or was already used. Start again.',
    'social-no-order':
      'No site was bought for the pages you showed us. Try the e-mail of your order, or tick the right page on Facebook.',
    'social-unavailable': 'Facebook does not answer us. Try again soon, or have the link sent by e-mail.',
    'social-strange': 'This sign-in did not start in this browser, or too much time has passed. Try again from here.',
    'no-withdrawal': 'Withdrawal is no longer possible for this order, or the buyer is a business.',
    'withdrawal-late': 'The 14 days to withdraw have passed. You can cancel for the end of the term.',
    'letter-dates':
      'The dates of the letter do not fit: posted after the purchase, received after it was posted, and not in the future.',
    'plan-missing': 'Select one',
    'domains-missing': 'Add a domain',
    'terms-missing': 'To continue you need to accept the terms of service.',
    'terms-changed':
      'The terms have changed since you opened this page. Reload it, read them and accept them again: what you entered is kept.',
    closed: 'This order is closed, so it can no longer be changed.',
    changed: 'The cart was changed in another tab: check it and open the payment again.',
    'not-found': 'We cannot find this order, or it was not opened on this device. Start again from your page.',
    'billing-invalid': 'Something is missing in the billing details. Check the marked fields.',
    'domain-invalid': 'This domain is not written correctly. Check the name and the ending (.it, .com, .net).',
    'domain-taken': 'This domain is no longer free. Choose another of those suggested.',
    'domain-asked': 'The bank is still answering: try again in a few minutes.',
    'domain-waits': 'Another domain is still waiting for its payment. Pay for it, or cancel its request.',
    'domains-full': 'You already have as many domains as a subscription can have.',
    'authcode-invalid': 'The transfer code is not right. Copy it again from the domain’s present provider.',
    'domain-info-missing': 'The details of the domain’s owner are missing. Complete them to continue.',
    'link-invalid':
      'The link to the order is not valid or has expired. Open the one in our latest e-mail, or start again from your page.',
    state: 'The order has changed in the meantime. Reload the page: your details are saved.',
  },
  mailboxes: {
    unavailable: 'Mailboxes are not available here yet.',
    'not-now': 'This mailbox cannot be changed right now: the order is not paid, suspended or over.',
    'not-found': 'This mailbox does not exist, or belongs to another order.',
    'no-domain': 'A mailbox needs a domain registered with this order. Choose one and try again.',
    elsewhere: 'The e-mail of this domain stays where it is now: no mailbox is opened until you move it here.',
    'no-more': 'The plan includes two mailboxes and you have both. For one more address, use an alias.',
    'name-unfit':
      'Before the @ go 1 to 64 letters without accents, digits, dots, hyphens or underscores; a dot cannot come first, last or next to another.',
    'name-reserved': 'E-mail itself needs this address: its messages already reach your first mailbox. Choose another.',
    'name-taken': 'This address already exists. Choose another.',
    'not-empty':
      'There are messages in this mailbox already: its address can no longer be changed. For another one, use an alias.',
    'host-unavailable': 'E-mail is not answering right now. Nothing has changed: try again in a minute.',
    'host-refused': 'E-mail refused the request, and the fault is ours: we have been told. Nothing has changed.',
    'mail-gone': 'This message or folder is not there any more. Load the list again.',
    'sign-in-refused': 'The mailbox does not open right now. Load the page again.',
    'not-sent':
      'The mail service is not answering right now: your message was not sent and is among your drafts. Try again in a minute.',
    'perhaps-sent':
      'Your message may have been sent: the confirmation did not arrive. Before you send it again, check whether it was received; its text is among your drafts.',
    'sending-stopped':
      'This mailbox cannot send right now. Your message is among your drafts: write to us and we will look into it.',
    'sent-too-many':
      'Many messages have been sent from this mailbox in a short time, so it pauses for now. Your message is among your drafts: try again later.',
    'recipient-refused':
      'None of these addresses takes mail: check how they are written. Your message is among your drafts.',
    'files-large':
      'The attachments of a message can weigh 15 MB in all. Remove one, or send a link instead of the largest file.',
    'files-many': 'A message can have twenty attachments at most. Remove some and try again.',
    'files-changed':
      'The attachments changed in another window: the message was not sent. Look at the updated list and press Send again.',
    'mail-refused':
      'The message was refused because of what it contains. It is among your drafts: change the text and try again.',
    'mail-too-large': 'This message is too large to be read here: open it in your mail app.',
    'box-full': 'The mailbox is full. Delete some messages and try again.',
    'link-ended': 'This link has expired or was already used. Ask for another on the page of your order.',
    'password-length': 'A password has 12 to 128 characters.',
    'password-guessable':
      'This password is too easy to guess: it is made of known names, neighbouring keys or too few characters. Choose a few unrelated words.',
    'take-busy':
      'Mailboxes are being downloaded right now, perhaps this one too. Nothing has changed: try again in a few minutes.',
    'forward-unfit': 'This is not an e-mail address we can forward to: check how it is written.',
    'forward-self': 'It is the same mailbox: forwarding to itself would never end. Choose another address.',
    'forward-there': 'This mailbox already forwards to this address.',
    'too-many-forwards': 'A mailbox forwards to two addresses at most. Remove one and try again.',
    'forwards-asked': 'You have already asked for six confirmations today. Try again tomorrow.',
    'too-many-devices': 'A mailbox opens on ten devices at most. Remove one you no longer use and try again.',
    'reply-dates': 'The last day cannot be over already, nor come before the first. Change it and try again.',
    'old-refused':
      'The old mailbox does not accept this name or this password. Check them in your mail app: some providers want a password for apps.',
    'old-unreachable':
      'The server of the old mailbox does not answer. Check how it is written; if it is right, try again in a while.',
    'import-too-much':
      'The old mailbox holds more mail than this one has room for. Delete the largest messages there, empty its bin and start again: nothing is lost.',
    'name-held':
      'Mail of this domain still arrives here for another order, and cannot arrive for two. If that one is yours too, end the mail of the domain there; if it is not, write to us.',
    'not-here-yet': 'The domain is not with us yet: mail comes here as soon as the transfer is over.',
    'stopped-by-us':
      'We stopped this mailbox from sending, for safety. Reply to one of our e-mails, and we will switch it on again together.',
    'too-many-aliases': 'A domain has ten aliases at most. Remove one and try again.',
  },
  plans: {
    'not-sold':
      'This plan is not on sale today: it would not give you anything more yet. Nothing was charged and nothing has changed: choose another plan.',
  },
  billing: {
    'no-such-line': 'This line was not paid or no longer exists.',
    'refund-too-much': 'Part of this payment has already been refunded: the line is more than what remains.',
    'no-such-refund': 'This refund is already complete.',
    'no-subscription': 'The subscription of this order has ended, or has not begun yet.',
    'change-waits':
      'Another change of the subscription is waiting for its payment. Pay for it, or try again in a day: by then it has lapsed.',
    'plan-held': 'You already have this plan.',
    'quote-old': 'The price you were shown is no longer valid. We have worked it out again: check it and confirm.',
    'cancel-late':
      'It is too late to cancel before this renewal: fewer than 15 days are left. You can cancel for the following year.',
    'letter-late':
      'The letter was posted less than 30 days before the end of the term, so this year renews. Up to 15 days before, the customer can still cancel on the order’s page.',
    'letter-renewed':
      'The letter was in time for a renewal that has been charged since: give that payment back instead of entering the letter.',
    'no-free-exit': 'We told you of the renewal in time, so you can only cancel for the end of the term.',
    'nothing-owed': 'There is nothing to pay.',
    'provider-unavailable':
      'The payment service is not answering. You have not been charged: try again in a few minutes.',
    'card-declined': 'The bank did not accept the card. You have not been charged: try another card.',
    'provider-refused':
      'The payment service declined the request. You have not been charged: try again, or write to us.',
    'amount-differs':
      'The amount changed while you were paying, so we stopped. We will write to you to put the payment right.',
  },
  sync: {
    'connect-ended': 'Facebook did not accept the confirmation. Connect the page again.',
    'connect-foreign': 'With this sign-in you do not have full control of the page.',
    'connect-refused':
      'Permissions are missing without which the page cannot be connected. Try again and leave all of them on.',
    'connect-unavailable': 'Facebook is not answering. Try again in a few minutes.',
    'not-in-plan': 'The plan of this site does not follow the page. With Premium or Pro the site updates itself.',
    'not-signed': 'This request does not come from Facebook: it was not accepted.',
    'not-moved': 'The page has not moved, or is followed at its new address already. Reload and look again.',
    'page-taken': 'Another site follows the new page already. Write to us: a person reads it.',
    'page-unlike':
      'The new page has another phone number and another address: to be safe, we do not follow it. Correct them on the page and try again, or make the site yours.',
    'not-open':
      'There is nothing left to decide: you have answered already, or your page says something else by now. Reload and look again.',
    'read-lately': 'Your page was read a moment ago. You can ask again in five minutes.',
  },
  booking: {
    'by-phone': 'The business takes no bookings online with these details. Nothing was booked: call.',
    'deposit-changed': 'The deposit has changed meanwhile. Nothing else has: please read it again.',
    'mail-needed': 'A deposit needs an e-mail address, to which the confirmation of what is paid goes.',
    'no-deposits': 'No deposits can be asked here. Nothing has changed.',
    'deposit-too-high': 'The deposit cannot be more than the price beside it. Nothing has changed.',
    'time-taken': 'This time has just been taken. Nothing has changed: choose another of the free ones.',
    closed: 'No bookings are taken now: they are paused, or the plan does not include them. What is booked stays.',
    'too-late':
      'It is too late: the time in which this could be done is over. Nothing has changed; this booking needs a phone call.',
    'person-booked': 'This person still has appointments. Move or cancel them, then put the person away.',
    'table-booked':
      'Somebody has still booked this table, and no other is free for them. Nothing has changed: move or cancel those bookings, which stand here with their table, then try again.',
    'table-not-free':
      'This table cannot be given at that time: it is taken, too small, or no longer there. Nothing has changed: choose another.',
    'kind-in-use':
      'There are bookings of this kind, and they could no longer be read. Wait until they are over, or cancel them.',
    'places-taken':
      'More places than that are taken already. Nothing has changed: write at least as many, or cancel somebody.',
    'date-present':
      'There is a date with this title at that hour already, with other places, another length or another price. Nothing has changed: change its places, or cancel it first.',
    'time-needed': 'Add the time too: whoever asked for a day waits to hear when. Nothing has changed.',
    dates:
      'These days cannot be asked for: they have passed, are too far ahead, or the nights are too many. Nothing has changed: choose others.',
    'not-found': 'There is no such booking, or it is gone. Reload the page and start from the list.',
    changed:
      'This booking has changed in the meantime, and what you pressed no longer applies. You now see how it stands.',
    'one-needed': 'At least one must be bookable, or nothing can be booked. Leave one switched on.',
    'contact-needed':
      'A way to reach the guest is missing: without it nobody can be told of a change. Write a phone number or an e-mail address.',
    'too-many':
      'This reaches a limit: too many bookings at once, too many closed days, or more than 60 people and tables. Nothing has changed: take away what is no longer needed, or try later.',
    'too-early': 'It is too early to say so: that time has not come yet. Try again when it has.',
    party: 'The site takes no bookings for so many people. Larger parties call.',
    'unknown-service': 'This can no longer be booked. Reload the page and choose another.',
    'feed-address':
      'This is no calendar address that we can read: it must begin with https:// or webcal:// and be reachable from the internet. Copy it from your calendar again.',
    'feed-silent': 'The calendar did not answer in time. Nothing has changed: try again in a few minutes.',
    'feed-refused':
      'The calendar cannot be read under this address: it may have changed, or it is no longer shared. Copy it from your calendar again.',
    'feed-unreadable':
      'There is no calendar at this address. The “iCal” or “ICS” address is needed, not that of the page: copy it again.',
    'feed-too-large':
      'This calendar is larger than we read (5 MB, 5,000 events). Make one of its own for what counts, and add that.',
    'unknown-person': 'This person is no longer among those who receive guests. Reload the page and choose another.',
  },
  takings: {
    'not-offered': 'This installation takes no card payments. Reservations go on.',
    closed: 'The account at Stripe is closed and cannot be opened again from here. Write to us: we connect another.',
    'no-contract': 'An account is opened for a site with a contract. This one has none yet.',
    'not-active': 'Nothing can be paid by card at the moment. Nothing was ordered: try again, or call.',
    'not-paid': 'No money came for this order: there is nothing to give back.',
    'too-much': 'Nearly all of it went back already: no more can go back than was paid.',
  },
  shop: {
    'by-phone': 'The business takes no orders online with these details. Nothing was ordered: call.',
    'out-of-reach': 'There is no delivery to this postcode. Nothing was ordered: choose another way, or collect.',
    'too-many-ways': 'There are 6 ways of delivery at most. Nothing has changed: remove one.',
    'no-country': 'We do not know which country the business is in: the site offers no delivery. Nothing has changed.',
    codes: 'One of the postcodes is not one of this country. Nothing has changed: correct it and save again.',
    'mail-needed':
      'An e-mail address is needed for the confirmation of the purchase. Nothing was ordered: write it and confirm.',
    'reach-needed':
      'Whoever pays by card must be able to read your telephone and your e-mail address: add both to the contacts of your website and publish, then try again.',
    'no-account':
      'Your account takes no money yet, so nothing can be paid by card. Connect it with Stripe, or go on with reservations.',
    closed: 'No orders are taken now: the shop is paused, or the plan does not include it. What is ordered stays.',
    'sold-out': 'One of the products has just sold out. Nothing was ordered: see how many are left.',
    'price-changed': 'A price has just changed. Nothing was ordered: check the total and confirm.',
    minimum: 'The amount is below the minimum. Nothing was ordered: add something.',
    age: 'Alcohol is sold to adults only. Nothing was ordered: confirm the age or take it out.',
    lines: 'An order has from 1 to 50 different products. Nothing was ordered.',
    'too-many':
      'This reaches a limit: 300 products, 400 variants in all. Nothing has changed: take away what is no longer needed.',
    'too-many-orders':
      'There are already too many orders to collect with these details. Nothing was ordered: cancel one.',
    'contact-needed': 'A phone number or an e-mail address is needed, to say when it is ready. Nothing was ordered.',
    'not-found': 'There is no such order or product, or it is gone. Reload the page and start from the list.',
    changed:
      'Something has changed in the meantime, and what you pressed no longer applies. You now see how it stands.',
    'one-needed':
      'There is nothing yet that can be ordered. Give at least one product a price, and food its allergens; then open.',
    'unknown-photo': 'This photo is none of the site’s. Nothing has changed: choose another.',
  },
  blocklist: {
    'contact-needed':
      'A whole e-mail address or telephone number is needed. Nothing has changed: check what you wrote.',
    full: '500 people are blocked already, the most there can be. Nothing has changed: lift a block.',
    'not-found': 'There is nothing of this person here any more. It may have been erased already: search again.',
    'not-over': 'Something is still open. Nothing was erased: finish or cancel it first, then try again.',
  },
  newsletter: {
    'name-wrong': 'Type a domain of yours, for example fornolazzari.it. Nothing has changed.',
    'name-ours': 'Your domain is with us: newsletters leave from it already, or will as soon as it is seen.',
    closed: 'The newsletter is closed: it is paused, or the plan does not include it. Subscribers can always leave.',
    full: 'The list is full: it has 5,000 subscribers. Nothing has changed.',
    'not-found': 'This newsletter, or this subscriber, is not there or not there any more. Reload the page.',
    changed: 'Meanwhile this newsletter has changed: what you pressed does not hold any more. Reload the page.',
    nothing: 'There is not enough to tell. It takes two pieces of news on the page, or some words of yours.',
    'no-way': 'Sending newsletters is not set up here. Nothing was sent.',
    'not-taken': 'The mail server did not take the test. Try again in a few minutes.',
    nobody: 'There is no confirmed subscriber yet: nothing was sent.',
    stopped:
      'The newsletter is stopped: too many e-mails came back or were reported. A person at Vetrina looks into it.',
    'too-many': 'Eight newsletters can leave in thirty days. Nothing was sent: try again later.',
    time: 'Choose a moment within the next twelve months that is not past.',
  },
  copywriting: {
    'not-found': 'There is no such text. Reload the page.',
    'not-offered': 'We are not writing texts at the moment. You can write them yourself in the editor.',
    'not-live': 'The site is not online now. Ask for the text when it is again.',
    'none-left': 'You have asked for all the texts of your contract.',
    'moved-on': 'Something has changed in the meantime. Reload the page and see how far the text is.',
    'draft-moved':
      'The customer has changed their draft in the meantime. Look at what stands there now, then deliver again.',
    fields: 'A field is empty or too long. Correct it and deliver again.',
  },
  editor: {
    'file-empty': 'This file is empty. Choose the PDF again.',
    'file-form': 'This file is not a PDF. Save it as a PDF and add it again.',
    'file-large': 'This file is larger than 10 MB. Make it smaller and add it again.',
    'files-full': 'The site has 40 files, which is as many as it takes.',
    'photo-empty': 'This file is empty. Choose the photo again.',
    'photo-form': 'This file is not a photo. Choose a JPEG, PNG or WebP.',
    'photo-heic':
      'This photo is in the HEIC format, which we cannot read. On an iPhone choose it from Photos, or save it as JPEG first.',
    'photo-pixels': 'This picture has more than 50 million pixels. Make it smaller and add it again.',
    'photo-broken': 'This photo is damaged and cannot be opened. Choose another copy of it.',
    'photo-small': 'This photo is too small for a site: it needs at least 480 by 300 pixels.',
    'photo-large': 'This photo is larger than 15 MB. Make it smaller and add it again.',
    'photo-twice': 'You have this one already.',
    'photos-full': 'The site has 500 of your photos, which is as many as it takes. Remove some and add this one again.',
    'not-yet': 'The site is still being made. Come back in a minute.',
    'not-in-plan': 'The plan of this site does not include editing. With Premium or Pro you can change everything.',
    'draft-moved': 'The draft has changed on another device. Look at what changed, then publish again.',
    'unknown-unit': 'The site has no such part. Reload the page and try again.',
    'control-signs': 'The text contains signs that cannot be seen or read. Remove them, or type the text by hand.',
    markup: 'Only text goes here, no HTML. Remove what stands between < and >.',
    'no-words': 'It takes words: a text of signs or emoji alone cannot be read aloud.',
    'too-long': 'The text is too long. Nothing is lost: shorten it and it will be saved.',
    'too-many': 'These are too many entries. Remove some and the rest will be saved.',
    'not-this': 'This value does not fit here. Check it and try again.',
    'list-name': 'Give the entry a name: without one it is not saved.',
    'wrong-dates': 'These dates do not work. Choose a period from today on, two years at most.',
    'too-many-dated': 'You have a hundred scheduled changes already. Cancel some, then try again.',
    'layer-full':
      'The draft is full: you have changed all that a site can hold. Set some texts back to those of the page, then try again.',
    'page-address':
      'The address of a page takes lower-case letters, digits and hyphens only, and none that the site uses itself. Choose another one.',
    'page-address-taken': 'Another page already has this address. Choose another one.',
    'page-full': 'The page is too long. Split it into two pages, or remove some blocks.',
    link: 'A link must begin with https:// and lead to a website. Correct the address.',
    'own-host': 'This link leads to Vetrina, not to your site. Use a button for another page of yours.',
    'too-many-pages': 'You have all the pages that your plan includes. Remove one, then add the new one.',
    'no-page': 'This page no longer exists. Go back to the list of pages.',
    'no-version': 'This version no longer exists. Choose another one.',
    'version-without-content':
      'Of this version only the look is kept, not your texts: it is older than editing. Choose a more recent one.',
  },
  'free-sites': {
    denied: 'You cancelled on Facebook, so we received nothing and nothing is online. Try again whenever you like.',
    ended: 'The sign-in with Facebook took too long or was used already. Press again: nothing is lost.',
    unavailable: 'Facebook does not answer us, so we do not know whether the page is yours. Try again in a moment.',
    'not-yours':
      'Facebook says that you do not administer this page, or you did not tick it among those to show us. Sign in as somebody who has full control of it.',
    bought: 'This page has a site already, bought with a plan. Whoever administers the page signs in to their area.',
    'not-read': 'We are reading your page right now. Try again in a minute.',
    'too-many':
      'You have three sites online for free already, and more cannot be had. Take one offline, or go up to a plan.',
    'too-many-here':
      'Five sites have gone online for free from this network today. Try again tomorrow, or from another connection.',
    'layout-waits': 'The layout has been changed within the last 24 hours. You can choose another tomorrow.',
  },
  sites: {
    'store-unavailable': 'Photos and pages cannot be read or kept right now. Nothing is lost: try again in a minute.',
    'page-has-site': 'This page has a site already, bought with a plan.',
    'page-unreadable':
      'We cannot read this page, so there is no website to show. Write to us and we will look into it.',
    'not-published': 'The site is not online yet. Try again in a minute.',
    'quality-gate': 'The site was not published because it fails a quality check. The previous version stays online.',
    'quality-weight': 'The front page is too heavy. Shorten the longest texts.',
    'quality-requests': 'The first screen loads too many files. Remove some photos from the top.',
    'quality-script': 'The page carries too much script. Write to us: the mistake is ours.',
    'quality-photo': 'The first photo is too heavy. Choose another one.',
    'quality-contrast': 'Some texts cannot be read in this colour. Choose a darker or a lighter one.',
    'quality-alt': 'A photo has no description. Add one for those who cannot see it.',
    'quality-structure': 'The page is not in order for a screen reader. Write to us: the mistake is ours.',
    'quality-overflow': 'A very long word runs out of a phone’s screen. Split or shorten it.',
    'quality-links': 'A link leads nowhere. Correct or remove it.',
    'quality-privacy': 'The page loads something from other sites. Remove it.',
    'not-found': 'This website no longer exists. Search for your page again.',
    busy: 'The website is being worked on right now. Try again in a moment.',
    'host-invalid': 'This domain name cannot be connected to the website. Check it and try again.',
    'host-taken': 'This name is already connected to another website. Choose another one.',
  },
};
export default messages;
