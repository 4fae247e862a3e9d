import type it from '../it/errors.ts';
import type { Messages } from '../shape.ts';

const messages: Messages<typeof it> = {
  http: {
    interrupted: 'Le fichier n’est pas arrivé en entier. Réessayez : vous n’avez rien perdu.',
    unexpected: 'Un problème est survenu de notre côté. Rien n’est perdu : réessayez dans un instant.',
    offline: 'Vous semblez hors ligne. Ce que vous avez saisi reste ici : réessayez au retour de la connexion.',
    unreachable: 'Nous n’arrivons pas à joindre notre serveur. Vérifiez votre connexion et réessayez.',
    timeout: 'La réponse n’est pas arrivée à temps. Réessayez : rien n’est perdu.',
    unavailable: 'Le service n’est pas disponible pour le moment. Réessayez dans quelques minutes.',
    'session-lost': 'Votre session a expiré. Rechargez la page pour reprendre là où vous en étiez.',
    'rate-limited': 'Trop de demandes en peu de temps. Attendez une minute et réessayez.',
    'too-large': 'Ce que vous avez envoyé est trop volumineux. Raccourcissez-le et réessayez.',
    'not-found':
      'Nous n’avons pas trouvé ce que vous cherchiez. Le lien est peut-être ancien : repartez de la recherche.',
    'cookies-off':
      'Votre navigateur refuse les cookies. La commande n’en demande qu’un, technique : sans lui, nous ne saurions pas qu’elle est à vous. Autorisez-les pour ce site et rechargez la page.',
    'bad-input': 'Certaines données ne sont pas écrites comme prévu. Vérifiez-les et réessayez.',
    'method-not-allowed': 'Cette adresse est en lecture seule. Rechargez la page et réessayez.',
    'foreign-origin':
      'La demande ne vient pas de nos pages, nous ne l’avons donc pas exécutée. Rechargez la page et réessayez.',
  },
  agreements: {
    needed: 'Avant de l’activer, il faut l’accord sur les données des visiteurs : lisez-le, acceptez-le et réessayez.',
    changed: 'L’accord a changé pendant votre lecture. Rechargez la page et lisez la nouvelle version.',
    none: 'Vous n’avez encore accepté aucun accord.',
  },
  access: {
    'prove-again':
      'Pour l’argent et les données des personnes, nous vous demandons encore une fois qui vous êtes. Rien n’a changé : appuyez de nouveau et confirmez par le lien que nous vous envoyons.',
    'wrong-day': 'Choisissez un jour entre aujourd’hui et dans un an.',
    'invitation-invalid': 'Cette invitation a expiré, a déjà servi ou a été retirée.',
    'helper-there': 'Cette personne est déjà dans la liste.',
    'helpers-full': 'Vous avez invité le maximum de personnes. Retirez un accès pour en inviter une autre.',
    'helper-mails': 'Nous avons envoyé assez d’invitations pour aujourd’hui. Réessayez demain.',
    'helper-missing': 'Cette personne n’est plus dans la liste. Rechargez la page.',
  },
  identity: {
    'invite-invalid': 'Cette invitation a expiré ou a déjà servi. Demandez-en une autre aux gestionnaires de Vetrina.',
    'sign-in-needed': 'Connectez-vous pour continuer.',
    'wrong-credentials': 'Adresse ou mot de passe incorrect. Vérifiez-les, puis réessayez.',
    'password-guessable':
      'Ce mot de passe se devine trop facilement : il est fait de noms connus, de touches voisines ou de trop peu de caractères. Choisissez quelques mots sans rapport.',
    'too-many-tries': 'Trop de tentatives. Patientez un instant, puis réessayez.',
    'code-needed': 'Il manque le code de l’application d’authentification.',
    'wrong-code': 'Ce code n’est pas le bon, ou a déjà servi. Attendez le suivant, puis réessayez.',
    'factor-held': 'Vous avez déjà un second facteur.',
    'not-allowed': 'Votre accès ne le permet pas : adressez-vous à la personne qui gère Vetrina.',
    'mail-taken': 'Cette adresse possède déjà un accès.',
    'not-found': 'Cette personne n’existe plus.',
  },
  invoicing: {
    'not-found': 'Ce document n’existe pas, ou appartient à une autre commande.',
    'not-rejected': 'Le document n’a pas été rejeté : il n’y a rien à renvoyer.',
    'resend-too-late': 'Les cinq jours pour le renvoyer sous le même numéro sont passés : le comptable décide.',
  },
  jobs: {
    'not-found': 'Cette tâche de fond n’existe plus.',
    retried: 'Cette tâche de fond est déjà de nouveau dans la file.',
  },
  inbox: {
    'not-found': 'Cet événement n’existe pas ou ne peut pas être rejoué.',
  },
  tasks: {
    'not-found': 'Cette tâche n’existe plus.',
  },
  recovery: {
    closed:
      'Nous remettons nos comptes en ordre après une restauration : pendant un moment, on ne peut ni commander ni payer. Les sites restent en ligne. Ce que vous avez écrit reste ici : réessayez plus tard.',
    'not-in': 'Cette installation n’est pas en récupération : il n’y a rien à comparer.',
    'not-compared':
      'Cette comparaison date de plus d’une demi-heure, ou les fournisseurs disent autre chose entre-temps : comparez de nouveau et relisez.',
    'vendor-away': 'Un fournisseur ne répond pas : sans lui, on ne sait pas ce qui manque. Comparez de nouveau.',
  },
  previews: {
    'link-ended': 'Ce lien a expiré ou a été annulé. Demandez-en un nouveau, ou cherchez la page ci-dessus.',
    'link-missing': 'Ce lien n’existe pas, ou n’est pas le vôtre.',
    'mails-enough': 'Nous avons assez écrit à cette adresse pour aujourd’hui. Réessayez demain, ou copiez le lien.',
    'page-missing':
      'Cette page n’existe plus ou n’est pas publique. Vérifiez qu’elle est publiée, ou cherchez-en une autre.',
    'page-empty':
      'Cette page est presque vide, ce n’est pas assez pour un site. Ajoutez une description et quelques photos, puis réessayez.',
    'network-unavailable':
      'Le réseau social ne nous répond pas. Votre page n’y est pour rien : réessayez dans quelques minutes.',
    'search-unavailable': 'La recherche ne répond pas pour le moment. Réessayez un peu plus tard.',
    'not-found': 'Cet aperçu n’existe plus. Cherchez de nouveau votre page : nous le refaisons aussitôt.',
    'build-failed': 'Nous n’avons pas pu composer le site. Réessayez ; si cela se reproduit, écrivez-nous.',
    'link-refused':
      'Le lien de l’aperçu n’est pas valable, nous ne l’avons donc pas ouvert. Cherchez votre page ci-dessus.',
  },
  domains: {
    'dns-unavailable':
      'Le DNS ne répond pas, et ce qui ne se lit pas n’est pas tenu pour absent. Réessayez dans quelques minutes.',
    'registrar-unavailable':
      'Le registre des domaines ne répond pas. Réessayez un peu plus tard, ou continuez avec l’adresse gratuite.',
    refused: 'Le registre n’a pas accepté cette demande. Choisissez un autre domaine ou écrivez-nous.',
    state: 'Ce domaine ne peut plus être modifié ici. Rechargez la page pour voir où il en est.',
    'transfer-locked':
      'Le domaine est verrouillé chez son prestataire actuel. Déverrouillez-le dans votre espace client, puis réessayez.',
    'transfer-too-recent':
      'Ce domaine a été enregistré ou transféré il y a moins de 60 jours : le registre ne le laisse pas encore partir.',
    'transfer-code': 'Le code de transfert n’est pas le bon. Recopiez-le depuis le prestataire actuel du domaine.',
    'transfer-not-registered': 'Ce domaine n’est à personne : il n’y a rien à transférer. Vous pouvez l’enregistrer.',
    'transfer-refused':
      'Le registre indique que ce domaine ne peut pas être transféré maintenant. Demandez au prestataire actuel.',
    'registrant-country':
      'Un domaine .it ne peut appartenir qu’à une personne de l’Espace économique européen, de Suisse, de Saint-Marin ou du Vatican. Choisissez .com ou .net, ou laissez-le à notre nom.',
    'not-yours': 'Ce domaine n’est pas, ou plus, dans cette commande. Rechargez la page.',
    'nothing-to-answer':
      'Il n’y a plus rien à répondre ici : la question a changé ou a déjà sa réponse. Rechargez la page.',
    'nothing-to-replace': 'Il n’y a aucun domaine à remplacer : il est enregistré, ou le problème est déjà réglé.',
  },
  ordering: {
    'already-sold':
      'Cette entreprise a déjà son site : nous ne prenons pas de second paiement. Si c’est la vôtre, connectez-vous avec l’adresse e-mail de la commande : tout y est.',
    'manager-link-invalid': 'Ce lien a expiré ou a déjà été utilisé. Demandez-en un autre : il arrive aussitôt.',
    'social-denied':
      'Vous avez annulé sur Facebook, nous n’avons donc rien reçu. Réessayez ou demandez le lien par e-mail.',
    'social-ended': 'La connexion avec Facebook a duré trop longtemps ou a déjà servi. Recommencez.',
    'social-no-order':
      'Aucun site n’a été acheté pour les pages que vous nous avez montrées. Essayez avec l’e-mail de la commande, ou cochez la bonne page sur Facebook.',
    'social-unavailable': 'Facebook ne nous répond pas. Réessayez un peu plus tard ou demandez le lien par e-mail.',
    'social-strange':
      'Cette connexion n’a pas commencé dans ce navigateur, ou trop de temps a passé. Réessayez à partir d’ici.',
    'no-withdrawal': 'La rétractation n’est plus possible pour cette commande, ou l’acheteur est une entreprise.',
    'withdrawal-late': 'Les 14 jours de rétractation sont passés. Vous pouvez résilier à l’échéance.',
    'letter-dates':
      'Les dates de la lettre ne concordent pas : envoyée une fois le contrat commencé, reçue après l’envoi, et pas dans le futur.',
    'plan-missing': 'Choisissez une formule',
    'domains-missing': 'Ajoutez un domaine',
    'terms-missing': 'Pour continuer, vous devez accepter les conditions du service.',
    'terms-changed':
      'Les conditions ont changé depuis que vous avez ouvert cette page. Rechargez-la, lisez-les et acceptez-les de nouveau : ce que vous avez écrit est conservé.',
    closed: 'Cette commande est close, elle ne peut donc plus être modifiée.',
    changed: 'Le panier a changé dans un autre onglet : vérifiez-le et rouvrez le paiement.',
    'not-found':
      'Nous ne trouvons pas cette commande, ou elle n’a pas été ouverte sur cet appareil. Repartez de votre page.',
    'billing-invalid': 'Il manque quelque chose dans les données de facturation. Vérifiez les champs signalés.',
    'domain-invalid': 'Ce domaine n’est pas bien écrit. Vérifiez le nom et l’extension (.it, .com, .net).',
    'domain-taken': 'Ce domaine n’est plus libre. Choisissez-en un autre parmi ceux proposés.',
    'domain-asked': 'La banque est encore en train de répondre : réessayez dans quelques minutes.',
    'domain-waits': 'Un autre domaine attend encore son paiement. Payez-le, ou annulez sa demande.',
    'domains-full': 'Vous avez déjà le nombre maximal de domaines d’un abonnement.',
    'authcode-invalid': 'Le code de transfert n’est pas le bon. Recopiez-le depuis votre prestataire actuel.',
    'domain-info-missing': 'Il manque les données du titulaire du domaine. Complétez-les pour continuer.',
    'link-invalid':
      'Le lien vers la commande n’est pas valable ou a expiré. Ouvrez celui de notre dernier e-mail, ou repartez de votre page.',
    state: 'La commande a changé entre-temps. Rechargez la page : vos données sont enregistrées.',
  },
  mailboxes: {
    unavailable: 'Les boîtes mail ne sont pas encore disponibles ici.',
    'not-now':
      'Cette boîte mail ne peut pas être modifiée pour l’instant : la commande n’est pas payée, est suspendue ou terminée.',
    'not-found': 'Cette boîte mail n’existe pas, ou appartient à une autre commande.',
    'no-domain':
      'Une boîte mail a besoin d’un nom de domaine enregistré avec cette commande. Choisissez-en un et réessayez.',
    elsewhere:
      'Le courrier de ce nom reste où il est : nous n’ouvrons pas de boîte tant que vous ne l’avez pas déplacé ici.',
    'no-more':
      'La formule comprend deux boîtes mail et vous les avez déjà. Pour une adresse de plus, utilisez un alias.',
    'name-unfit':
      'Avant l’@ viennent de 1 à 64 lettres sans accent, chiffres, points, tirets ou tirets bas ; un point ne peut être ni au début, ni à la fin, ni à côté d’un autre.',
    'name-reserved':
      'Le courrier lui-même a besoin de cette adresse : ses messages arrivent déjà dans votre première boîte. Choisissez-en une autre.',
    'name-taken': 'Cette adresse existe déjà. Choisissez-en une autre.',
    'not-empty':
      'Cette boîte mail contient déjà des messages : son adresse ne se change plus. Pour une autre adresse, utilisez un alias.',
    'host-unavailable': 'La messagerie ne répond pas pour l’instant. Rien n’a changé : réessayez dans une minute.',
    'host-refused': 'La messagerie a refusé la demande par notre faute : nous en sommes avertis. Rien n’a changé.',
    'mail-gone': 'Ce message ou ce dossier n’existe plus. Rechargez la liste.',
    'sign-in-refused': 'La boîte ne s’ouvre pas pour le moment. Rechargez la page.',
    'not-sent':
      'La messagerie ne répond pas pour le moment : le message n’est pas parti et se trouve dans les brouillons. Réessayez dans une minute.',
    'perhaps-sent':
      'Le message est peut-être parti : la confirmation n’est pas arrivée. Avant de le renvoyer, vérifiez s’il a été reçu ; son texte est dans les brouillons.',
    'sending-stopped':
      'Cette boîte ne peut pas envoyer pour le moment. Le message est dans les brouillons : écrivez-nous et nous regarderons.',
    'sent-too-many':
      'Beaucoup de messages sont partis de cette boîte en peu de temps, elle s’arrête pour l’instant. Le message est dans les brouillons : réessayez plus tard.',
    'recipient-refused':
      'Aucune de ces adresses ne reçoit de courrier : vérifiez leur orthographe. Le message est dans les brouillons.',
    'files-large':
      'Les pièces jointes d’un message peuvent peser 15 Mo en tout. Retirez-en une, ou envoyez un lien à la place du fichier le plus lourd.',
    'files-many': 'Un message peut avoir vingt pièces jointes au plus. Retirez-en et réessayez.',
    'files-changed':
      'Les pièces jointes ont changé dans une autre fenêtre : le message n’est pas parti. Regardez la liste à jour et appuyez de nouveau sur Envoyer.',
    'mail-refused':
      'Le message a été refusé à cause de son contenu. Il est dans les brouillons : changez le texte et réessayez.',
    'mail-too-large':
      'Ce message est trop volumineux pour être lu ici : ouvrez-le dans votre application de messagerie.',
    'box-full': 'La boîte est pleine. Supprimez quelques messages et réessayez.',
    'link-ended': 'Ce lien a expiré ou a déjà servi. Demandez-en un autre sur la page de votre commande.',
    'password-length': 'Un mot de passe compte de 12 à 128 caractères.',
    'password-guessable':
      'Ce mot de passe se devine trop facilement : il est fait de noms connus, de touches voisines ou de trop peu de caractères. Choisissez quelques mots sans rapport.',
    'take-busy':
      'Des boîtes sont déjà en cours de téléchargement, peut-être aussi celle-ci. Rien n’a changé : réessayez dans quelques minutes.',
    'forward-unfit':
      'Ce n’est pas une adresse e-mail à laquelle nous pouvons transférer : vérifiez comment elle est écrite.',
    'forward-self':
      'C’est la même boîte : un transfert vers elle-même ne finirait jamais. Choisissez une autre adresse.',
    'forward-there': 'Cette boîte transfère déjà à cette adresse.',
    'too-many-forwards': 'Une boîte transfère à deux adresses au plus. Retirez-en une et réessayez.',
    'forwards-asked': 'Vous avez déjà demandé six confirmations aujourd’hui. Réessayez demain.',
    'too-many-devices':
      'Une boîte mail s’ouvre sur dix appareils au plus. Retirez-en un que vous n’utilisez plus et réessayez.',
    'reply-dates': 'Le dernier jour ne peut être déjà passé, ni précéder le premier. Changez-le et réessayez.',
    'old-refused':
      'L’ancienne boîte mail n’accepte pas ce nom ou ce mot de passe. Vérifiez-les dans votre programme de messagerie : certains prestataires demandent un mot de passe d’application.',
    'old-unreachable':
      'Le serveur de l’ancienne boîte mail ne répond pas. Vérifiez comment il est écrit ; s’il est juste, réessayez dans un moment.',
    'import-too-much':
      'L’ancienne boîte mail contient plus de messages que celle-ci n’a de place. Supprimez-y les plus volumineux, videz sa corbeille et recommencez : rien n’est perdu.',
    'name-held':
      'Les messages de ce domaine arrivent encore ici pour une autre commande, et ne peuvent pas arriver pour deux. Si elle est aussi à vous, mettez-y fin à la messagerie du domaine ; sinon, écrivez-nous.',
    'not-here-yet':
      'Le domaine n’est pas encore chez nous : les messages arriveront ici dès que le transfert sera terminé.',
    'stopped-by-us':
      'C’est nous qui avons arrêté l’envoi depuis cette boîte mail, par sécurité. Répondez à l’un de nos e-mails et nous le rétablirons ensemble.',
    'too-many-aliases': 'Un nom de domaine a dix alias au plus. Retirez-en un et réessayez.',
  },
  plans: {
    'not-sold':
      'Cette formule n’est pas en vente aujourd’hui : elle ne vous apporterait encore rien de plus. Rien n’a été débité et rien n’a changé : choisissez une autre formule.',
  },
  billing: {
    'no-such-line': 'Cette ligne n’a pas été payée ou n’existe plus.',
    'refund-too-much': 'Une partie de ce paiement a déjà été rendue : la ligne dépasse ce qui reste.',
    'no-such-refund': 'Ce remboursement est déjà terminé.',
    'no-subscription': 'L’abonnement de cette commande est terminé, ou n’a pas encore commencé.',
    'change-waits':
      'Une autre modification de l’abonnement attend son paiement. Payez-la, ou réessayez dans un jour : elle se sera annulée.',
    'plan-held': 'Vous avez déjà cette formule.',
    'quote-old': 'Le prix affiché n’est plus valable. Nous le recalculons : vérifiez-le et confirmez.',
    'cancel-late':
      'Il est trop tard pour résilier avant ce renouvellement : il reste moins de 15 jours. Vous pourrez résilier pour l’année suivante.',
    'letter-late':
      'La lettre a été envoyée moins de 30 jours avant l’échéance : le contrat est reconduit pour cette année. Jusqu’à 15 jours avant, le client peut encore résilier sur la page de la commande.',
    'letter-renewed':
      'La lettre était à temps pour un renouvellement qui a été prélevé depuis : remboursez ce paiement au lieu de l’enregistrer.',
    'no-free-exit': 'Le renouvellement vous a été annoncé à temps : vous ne pouvez résilier qu’à l’échéance.',
    'nothing-owed': 'Il n’y a rien à payer.',
    'provider-unavailable':
      'Le service de paiement ne répond pas. Rien ne vous a été débité : réessayez dans quelques minutes.',
    'card-declined': 'La banque a refusé la carte. Rien ne vous a été débité : essayez une autre carte.',
    'provider-refused':
      'Le service de paiement a rejeté la demande. Rien ne vous a été débité : réessayez ou écrivez-nous.',
    'amount-differs':
      'Le montant a changé pendant le paiement, nous nous sommes donc arrêtés. Nous vous écrirons pour régler le paiement.',
  },
  sync: {
    'connect-ended': 'Facebook n’a pas accepté la confirmation. Connectez à nouveau la page.',
    'connect-foreign': 'Avec cet accès, vous n’avez pas le contrôle total de la page.',
    'connect-refused':
      'Il manque des autorisations sans lesquelles la page ne peut pas être connectée. Réessayez en les laissant toutes activées.',
    'connect-unavailable': 'Facebook ne répond pas. Réessayez dans quelques minutes.',
    'not-in-plan': 'La formule de ce site ne suit pas la page. Avec Premium ou Pro, le site se met à jour tout seul.',
    'not-signed': 'Cette requête ne vient pas de Facebook : elle n’a pas été acceptée.',
    'not-moved': 'La page n’a pas déménagé, ou est déjà suivie à sa nouvelle adresse. Rechargez et regardez à nouveau.',
    'page-taken': 'Un autre site suit déjà la nouvelle page. Écrivez-nous : une personne vous lira.',
    'page-unlike':
      'La nouvelle page a un autre téléphone et une autre adresse : par prudence, nous ne la suivons pas. Corrigez-les sur la page et réessayez, ou gardez le site comme le vôtre.',
    'not-open':
      'Il n’y a plus rien à décider : vous avez déjà répondu, ou la page dit autre chose. Rechargez et regardez à nouveau.',
    'read-lately': 'La page vient d’être lue. Vous pourrez le redemander dans cinq minutes.',
  },
  booking: {
    'by-phone':
      'Avec ces coordonnées, l’entreprise ne prend pas de réservation en ligne. Rien n’a été réservé : appelez.',
    'deposit-changed': 'Entre-temps les arrhes ont changé. Rien d’autre : relisez-les.',
    'mail-needed': 'Avec des arrhes il faut un e-mail, où envoyer la confirmation de ce qui est payé.',
    'no-deposits': 'Ici on ne peut pas demander d’arrhes. Rien n’a changé.',
    'deposit-too-high': 'Les arrhes ne peuvent pas dépasser le prix écrit à côté. Rien n’a changé.',
    'time-taken': 'Ce créneau vient d’être pris. Rien n’a changé : choisissez-en un autre parmi ceux qui sont libres.',
    closed:
      'Aucune réservation n’est prise en ce moment : elles sont en pause, ou la formule ne les comprend pas. Ce qui est réservé le reste.',
    'too-late':
      'Il est trop tard : le délai pour le faire est passé. Rien n’a changé ; pour cette réservation, il faut téléphoner.',
    'person-booked': 'Cette personne a encore des rendez-vous. Déplacez-les ou annulez-les, puis retirez-la.',
    'table-booked':
      'Cette table est encore réservée, et aucune autre n’est libre. Rien n’a changé : déplacez ou annulez ces réservations, que vous trouvez ici avec leur table, puis réessayez.',
    'table-not-free':
      'Cette table ne peut pas être donnée à cette heure : elle est prise, trop petite, ou n’existe plus. Rien n’a changé : choisissez-en une autre.',
    'kind-in-use':
      'Il y a des réservations de ce type, que l’on ne pourrait plus lire. Attendez qu’elles soient passées, ou annulez-les.',
    'places-taken':
      'Il y a déjà plus de places prises. Rien n’a changé : indiquez-en au moins autant, ou annulez quelqu’un.',
    'date-present':
      'À cette heure, il y a déjà une date avec ce titre, mais avec d’autres places, une autre durée ou un autre prix. Rien n’a changé : changez ses places, ou annulez-la d’abord.',
    'time-needed': 'Écrivez aussi l’heure : qui a demandé un jour attend de savoir quand. Rien n’a changé.',
    dates:
      'Ces jours ne peuvent pas être demandés : ils sont passés, trop lointains, ou les nuits sont trop nombreuses. Rien n’a changé : choisissez-en d’autres.',
    'not-found': 'Cette réservation n’existe pas, ou n’existe plus. Rechargez la page et repartez de la liste.',
    changed:
      'Cette réservation a changé entre-temps, et ce que vous avez demandé ne vaut plus. Vous voyez maintenant où elle en est.',
    'one-needed': 'Il en faut au moins une que l’on puisse réserver, sinon rien ne se réserve. Laissez-en une active.',
    'contact-needed':
      'Il manque un contact : sans lui, personne ne peut être prévenu d’un changement. Écrivez un téléphone ou une adresse e-mail.',
    'too-many':
      'Une limite est atteinte : trop de réservations à la fois, trop de jours fermés, ou plus de 60 personnes et tables. Rien n’a changé : retirez ce qui ne sert plus, ou réessayez plus tard.',
    'too-early': 'Il est trop tôt pour le dire : cette heure n’est pas encore venue. Réessayez le moment venu.',
    party: 'Le site ne prend pas de réservation pour autant de personnes. Les groupes plus grands téléphonent.',
    'unknown-service': 'Cela ne se réserve plus. Rechargez la page et choisissez autre chose.',
    'feed-address':
      'Ce n’est pas une adresse d’agenda que nous pouvons lire : elle doit commencer par https:// ou webcal:// et être accessible depuis Internet. Copiez-la de nouveau depuis votre agenda.',
    'feed-silent': 'L’agenda n’a pas répondu à temps. Rien n’a changé : réessayez dans quelques minutes.',
    'feed-refused':
      'L’agenda ne se laisse pas lire à cette adresse : elle a peut-être changé, ou il n’est plus partagé. Copiez-la de nouveau depuis votre agenda.',
    'feed-unreadable':
      'Il n’y a pas d’agenda à cette adresse. Il faut l’adresse « iCal » ou « ICS », pas celle de la page : copiez-la de nouveau.',
    'feed-too-large':
      'Cet agenda est plus grand que ce que nous lisons (5 Mo, 5000 événements). Faites-en un à part pour ce qui compte, et ajoutez celui-là.',
    'unknown-person':
      'Cette personne ne fait plus partie de ceux qui reçoivent. Rechargez la page et choisissez-en une autre.',
  },
  takings: {
    'not-offered': 'Cette installation n’encaisse pas par carte. Les réservations continuent.',
    closed: 'Le compte Stripe est fermé et ne peut pas être rouvert d’ici. Écrivez-nous : nous en connectons un autre.',
    'no-contract': 'Un compte s’ouvre pour un site avec contrat. Celui-ci n’en a pas encore.',
    'not-active': 'On ne peut pas payer par carte en ce moment. Rien n’a été commandé : réessayez, ou appelez.',
    'not-paid': 'Aucun argent n’est arrivé pour cette commande : il n’y a rien à rembourser.',
    'too-much': 'Presque tout a déjà été remboursé : on ne peut pas rendre plus que ce qui a été payé.',
  },
  shop: {
    'by-phone':
      'Avec ces coordonnées, l’entreprise ne prend pas de commande en ligne. Rien n’a été commandé : appelez.',
    'out-of-reach':
      'Ce code postal n’est pas livré. Rien n’a été commandé\u00a0: choisissez un autre mode, ou le retrait.',
    'too-many-ways': 'Il y a 6 modes de livraison au maximum. Rien n’a changé\u00a0: retirez-en un.',
    'no-country':
      'Nous ne savons pas dans quel pays se trouve l’établissement\u00a0: le site ne propose pas de livraison. Rien n’a changé.',
    codes: 'L’un des codes postaux n’est pas de ce pays. Rien n’a changé\u00a0: corrigez-le et enregistrez de nouveau.',
    'mail-needed':
      'Il faut une adresse e-mail pour la confirmation de l’achat. Rien n’a été commandé : écrivez-la et confirmez.',
    'reach-needed':
      'Qui paie par carte doit pouvoir lire votre téléphone et votre e-mail : écrivez-les dans les contacts du site et publiez, puis réessayez.',
    'no-account':
      'Votre compte n’encaisse pas encore : on ne peut pas payer par carte. Connectez-le à Stripe, ou continuez avec les réservations.',
    closed:
      'Aucune commande n’est prise en ce moment : la boutique est en pause, ou la formule ne la comprend pas. Les commandes en cours restent.',
    'sold-out': 'L’un des produits vient d’être épuisé. Rien n’a été commandé : voyez combien il en reste.',
    'price-changed': 'Un prix vient de changer. Rien n’a été commandé : vérifiez le total et confirmez.',
    minimum: 'Le montant est inférieur au minimum. Rien n’a été commandé : ajoutez quelque chose.',
    age: 'L’alcool ne se vend qu’aux adultes. Rien n’a été commandé : confirmez l’âge ou retirez-le.',
    lines: 'Une commande compte de 1 à 50 produits différents. Rien n’a été commandé.',
    'too-many':
      'Une limite est atteinte : 300 produits, 400 variantes en tout. Rien n’a changé : retirez ce qui ne sert plus.',
    'too-many-orders':
      'Il y a déjà trop de commandes à retirer avec ces coordonnées. Rien n’a été commandé : annulez-en une.',
    'contact-needed': 'Il faut un téléphone ou un e-mail pour dire quand c’est prêt. Rien n’a été commandé.',
    'not-found':
      'Cette commande ou ce produit n’existe pas, ou n’existe plus. Rechargez la page et repartez de la liste.',
    changed:
      'Quelque chose a changé entre-temps, et ce que vous avez demandé ne vaut plus. Vous voyez maintenant ce qu’il en est.',
    'one-needed':
      'Il n’y a encore rien à commander. Donnez un prix à au moins un produit, et leurs allergènes aux aliments ; ensuite, ouvrez.',
    'unknown-photo': 'Cette photo n’est pas de celles du site. Rien n’a changé : choisissez-en une autre.',
  },
  blocklist: {
    'contact-needed':
      'Il faut un e-mail ou un numéro de téléphone complet. Rien n’a changé : vérifiez ce que vous avez écrit.',
    full: '500 personnes sont déjà bloquées, le maximum. Rien n’a changé : levez un blocage.',
    'not-found': 'Il n’y a plus rien de cette personne ici. C’est peut-être déjà effacé : cherchez de nouveau.',
    'not-over':
      'Quelque chose est encore ouvert. Rien n’a été effacé : terminez-le ou annulez-le d’abord, puis réessayez.',
  },
  newsletter: {
    'name-wrong': 'Écrivez un domaine à vous, par exemple fornolazzari.it. Rien n’a changé.',
    'name-ours':
      'Votre domaine est chez nous : les newsletters en partent déjà, ou en partiront dès qu’il sera visible.',
    closed:
      'La lettre d’information est fermée : en pause, ou la formule ne la comprend pas. Les inscrits peuvent toujours partir.',
    full: 'La liste est pleine : elle compte 5 000 inscrits. Rien n’a changé.',
    'not-found': 'Cette lettre, ou cet inscrit, n’existe pas ou plus. Rechargez la page.',
    changed: 'Entre-temps, cette lettre a changé : ce que vous avez pressé ne vaut plus. Rechargez la page.',
    nothing: 'Il n’y a pas assez à raconter. Il faut deux nouveautés sur la page, ou quelques mots de vous.',
    'no-way': 'L’envoi de lettres d’information n’est pas configuré ici. Rien n’est parti.',
    'not-taken': 'Le serveur de messagerie n’a pas pris l’essai. Réessayez dans quelques minutes.',
    nobody: 'Il n’y a encore aucun inscrit confirmé : rien n’est parti.',
    stopped:
      'La lettre est arrêtée : trop d’e-mails sont revenus ou ont été signalés. Une personne de Vetrina regarde pourquoi.',
    'too-many': 'Huit lettres peuvent partir en trente jours. Rien n’est parti : réessayez plus tard.',
    time: 'Choisissez un moment des douze prochains mois, qui ne soit pas passé.',
  },
  copywriting: {
    'not-found': 'Ce texte n’existe pas. Rechargez la page.',
    'not-offered': 'Nous n’écrivons pas de textes en ce moment. Vous pouvez les écrire vous-même dans l’éditeur.',
    'not-live': 'Le site n’est pas en ligne. Demandez le texte quand il le sera de nouveau.',
    'none-left': 'Vous avez demandé tous les textes de votre contrat.',
    'moved-on': 'Quelque chose a changé entre-temps. Rechargez la page pour voir où en est le texte.',
    'draft-moved':
      'Le client a modifié son brouillon entre-temps. Regardez ce qui s’y trouve maintenant, puis remettez le texte.',
    fields: 'Un champ est vide ou trop long. Corrigez-le, puis remettez le texte.',
  },
  editor: {
    'file-empty': 'Ce fichier est vide. Choisissez de nouveau le PDF.',
    'file-form': 'Ce fichier n’est pas un PDF. Enregistrez-le en PDF et ajoutez-le de nouveau.',
    'file-large': 'Ce fichier dépasse 10 Mo. Réduisez-le et ajoutez-le de nouveau.',
    'files-full': 'Le site a déjà 40 fichiers et n’en accepte pas plus.',
    'photo-empty': 'Ce fichier est vide. Choisissez de nouveau la photo.',
    'photo-form': 'Ce fichier n’est pas une photo. Choisissez un JPEG, un PNG ou un WebP.',
    'photo-heic':
      'Cette photo est au format HEIC, que nous ne savons pas lire. Sur un iPhone, choisissez-la depuis Photos, ou enregistrez-la d’abord en JPEG.',
    'photo-pixels': 'Cette image compte plus de 50 millions de pixels. Réduisez-la et ajoutez-la de nouveau.',
    'photo-broken': 'Cette photo est abîmée et ne s’ouvre pas. Choisissez-en une autre copie.',
    'photo-small': 'Cette photo est trop petite pour un site : il faut au moins 480 pixels sur 300.',
    'photo-large': 'Cette photo dépasse 15 Mo. Réduisez-la et ajoutez-la de nouveau.',
    'photo-twice': 'Vous avez déjà celle-ci.',
    'photos-full':
      'Le site a 500 photos de vous et n’en prend pas plus. Retirez-en quelques-unes et ajoutez celle-ci de nouveau.',
    'not-yet': 'Le site est encore en préparation. Revenez dans une minute.',
    'not-in-plan':
      'La formule de ce site ne comprend pas la modification. Avec Premium ou Pro, vous pouvez tout changer.',
    'draft-moved': 'Le brouillon a changé sur un autre appareil. Regardez ce qui a changé, puis publiez de nouveau.',
    'unknown-unit': 'Cette partie n’existe pas sur le site. Rechargez la page et réessayez.',
    'control-signs':
      'Le texte contient des signes invisibles ou illisibles. Retirez-les, ou saisissez le texte à la main.',
    markup: 'Ici, du texte seulement, sans code HTML. Retirez ce qui se trouve entre < et >.',
    'no-words': 'Il faut des mots : un texte fait seulement de signes ou d’émojis ne peut pas être lu à voix haute.',
    'too-long': 'Le texte est trop long. Rien n’est perdu : raccourcissez-le et il sera enregistré.',
    'too-many': 'Il y a trop d’éléments. Retirez-en quelques-uns et le reste sera enregistré.',
    'not-this': 'Cette valeur ne convient pas ici. Vérifiez-la et réessayez.',
    'list-name': 'Donnez un nom à la ligne : sans nom, elle n’est pas enregistrée.',
    'wrong-dates': 'Ces dates ne conviennent pas. Choisissez une période à partir d’aujourd’hui, de deux ans au plus.',
    'too-many-dated': 'Vous avez déjà cent changements programmés. Annulez-en quelques-uns et réessayez.',
    'layer-full':
      'Le brouillon est plein : vous avez changé tout ce qu’un site peut contenir. Rendez quelques textes à la page, puis réessayez.',
    'page-address':
      'L’adresse d’une page ne prend que des minuscules, des chiffres et des tirets, et aucune de celles que le site utilise déjà. Choisissez-en une autre.',
    'page-address-taken': 'Une autre page a déjà cette adresse. Choisissez-en une autre.',
    'page-full': 'La page est trop longue. Partagez-la en deux pages ou retirez quelques blocs.',
    link: 'Un lien doit commencer par https:// et mener à un site web. Corrigez l’adresse.',
    'own-host': 'Ce lien mène à Vetrina et non à votre site. Pour une autre de vos pages, utilisez un bouton.',
    'too-many-pages':
      'Vous avez déjà toutes les pages comprises dans votre formule. Retirez-en une, puis ajoutez la nouvelle.',
    'no-page': 'Cette page n’existe plus. Revenez à la liste des pages.',
    'no-version': 'Cette version n’existe plus. Choisissez-en une autre.',
    'version-without-content':
      'De cette version, il reste seulement l’aspect, pas vos textes : elle est plus ancienne que la modification. Choisissez-en une plus récente.',
  },
  'free-sites': {
    denied:
      'Vous avez annulé sur Facebook : nous n’avons rien reçu et rien n’est en ligne. Réessayez quand vous voulez.',
    ended: 'La connexion avec Facebook a duré trop longtemps ou a déjà servi. Appuyez de nouveau : rien n’est perdu.',
    unavailable: 'Facebook ne nous répond pas : nous ne savons pas si la page est la vôtre. Réessayez dans un instant.',
    'not-yours':
      'Facebook dit que vous n’administrez pas cette page, ou vous ne l’avez pas cochée parmi celles à nous montrer. Entrez en tant que personne qui en a le contrôle total.',
    bought: 'Cette page a déjà un site acheté avec une formule. Qui administre la page entre par son espace.',
    'not-read': 'Nous sommes en train de lire votre page. Réessayez dans une minute.',
    'too-many':
      'Vous avez déjà trois sites en ligne gratuitement, et on ne peut pas en avoir plus. Éteignez-en un, ou passez à une formule.',
    'too-many-here':
      'Cinq sites ont déjà été mis en ligne gratuitement depuis ce réseau aujourd’hui. Réessayez demain, ou depuis une autre connexion.',
    'layout-waits':
      'La mise en page a déjà changé dans les dernières 24 heures. Vous pourrez en choisir une autre demain.',
  },
  sites: {
    'store-unavailable':
      'En ce moment, les photos et les pages ne peuvent être ni lues ni enregistrées. Rien n’est perdu : réessayez dans une minute.',
    'page-has-site': 'Cette page a déjà un site acheté avec une formule.',
    'page-unreadable':
      'Cette page est écrite d’une façon que nous n’arrivons pas à lire : il n’y a pas de site à montrer. Écrivez-nous, nous la regarderons.',
    'not-published': 'Le site n’est pas encore en ligne. Réessayez dans une minute.',
    'quality-gate':
      'Le site n’a pas été publié car il échoue à un contrôle de qualité. La version précédente reste en ligne.',
    'quality-weight': 'La première page est trop lourde. Raccourcissez les textes les plus longs.',
    'quality-requests': 'Le premier écran charge trop de fichiers. Retirez quelques photos du début.',
    'quality-script': 'La page contient trop de code. Écrivez-nous : l’erreur vient de nous.',
    'quality-photo': 'La première photo est trop lourde. Choisissez-en une autre.',
    'quality-contrast':
      'Avec cette couleur, certains textes sont illisibles. Choisissez-en une plus foncée ou plus claire.',
    'quality-alt': 'Une photo n’a pas de description. Ajoutez-en une pour qui ne la voit pas.',
    'quality-structure': 'La page n’est pas en ordre pour un lecteur d’écran. Écrivez-nous : l’erreur vient de nous.',
    'quality-overflow': 'Un mot très long sort de l’écran du téléphone. Coupez-le ou raccourcissez-le.',
    'quality-links': 'Un lien ne mène nulle part. Corrigez-le ou retirez-le.',
    'quality-privacy': 'La page charge quelque chose d’autres sites. Retirez-le.',
    'not-found': 'Ce site n’existe plus. Cherchez de nouveau votre page.',
    busy: 'Nous travaillons sur ce site en ce moment même. Réessayez dans un instant.',
    'host-invalid': 'Ce nom de domaine ne peut pas être relié au site. Vérifiez-le et réessayez.',
    'host-taken': 'Ce nom est déjà relié à un autre site. Choisissez-en un autre.',
  },
};
export default messages;
