import { HELPERS_KEPT } from '../../../../../modules/access/schemas.ts';
import { K } from '../../../../../modules/plans/schemas.ts';
import plans from '../../../../i18n/messages/fr/plans.ts';
import type { LegalText } from '../../document.ts';
import { featureNames, freeToo, mailToo } from '../../offer-words.ts';

const document: LegalText = (operator, offer) => ({
  title: 'Politique de confidentialité',
  sections: [
    {
      id: 'controller',
      heading: 'Qui traite vos données',
      blocks: [
        `Le responsable est ${operator.name}, ${operator.street}, ${operator.zip} ${operator.city}. Pour toute question ou demande, écrivez à ${operator.mail}.`,
      ],
    },
    {
      id: 'data',
      heading: 'Quelles données, pourquoi et sur quelle base',
      blocks: [
        {
          list: [
            'Le nom que vous cherchez et la page Facebook que vous choisissez : ils servent à vous montrer l’aperçu. Nous ne lisons que ce que la page a rendu public. Base : votre demande, avant le contrat.',
            'Nom ou raison sociale, code fiscal ou numéro de TVA, adresse, téléphone, e-mail : ils servent au contrat, à la facture et à l’enregistrement du domaine. Base : le contrat et les obligations légales.',
            'Paiement : le numéro de carte va directement au prestataire de paiement. Nous ne recevons que le résultat et ce qui identifie l’opération.',
            'Journaux techniques (date, adresse demandée, résultat) : ils servent à faire fonctionner le service et à le protéger. Base : notre intérêt légitime à la sécurité.',
            'Si vous arrivez par le lien d’un de nos agents, la commande indique quel agent l’a fourni : cela lui attribue la vente, sans cookie. Base : notre intérêt légitime à rémunérer celui qui l’a apportée.',
            'Si vous entrez dans votre espace avec Facebook, nous recevons la liste des pages que vous gérez : nous cherchons vos commandes et ne la conservons pas. Si vous entrez par e-mail, le lien que nous envoyons est valable 30 minutes et une seule fois. Base : le contrat.',
            'Si vous connectez votre page, nous conservons, chiffrées, la clé que Facebook nous donne pour cette seule page et les autorisations que vous avez accordées : elles servent à la lire et à savoir quand elle change. Elles sont révoquées et effacées quand vous la déconnectez, quand vous retirez l’application sur Facebook ou quand le site est fermé. Base : votre consentement, que vous pouvez retirer à tout moment.',
            `Si le titulaire d’un site vous invite à l’aider, nous conservons votre adresse e-mail, ce que vous pouvez faire, le moment où vous avez accepté et le jour de votre dernier accès ; il les voit aussi. Ils sont effacés ${HELPERS_KEPT.removedDays} jours après le retrait de votre accès, ${HELPERS_KEPT.neverCameDays} jours après la fin d’une invitation jamais ouverte et, dans tous les cas, avec les données du site. Base : l’intérêt légitime du titulaire à se faire aider et à savoir qui écrit.`,
            ...(mailToo(offer)
              ? [
                  'Si vous utilisez les boîtes e-mail, nous conservons pour votre compte les messages que vous recevez et envoyez, leur remplissage et les appareils que vous avez ajoutés ; qui a écrit à qui, quand et avec quel résultat reste dans les journaux techniques, sans objet ni texte. Base : le contrat.',
                  'Pour protéger les boîtes e-mail, nous comptons les mots de passe erronés pendant une heure et retenons pendant 30 jours depuis quels réseaux (une partie de l’adresse IP) elles ont été ouvertes. Si vous copiez ici une ancienne boîte, nous en conservons le mot de passe chiffré tant qu’il est nécessaire, 14 jours au plus. Base : l’intérêt légitime à la sécurité et le contrat.',
                  'Si le titulaire d’une boîte demande à vous transférer son courrier, nous conservons votre adresse e-mail et le moment où vous avez accepté ; il la voit aussi. Nous l’effaçons trois jours après la demande si vous n’acceptez pas, dans les trois jours si le transfert prend fin et, dans tous les cas, avec la boîte ; vous l’arrêtez quand vous voulez avec le lien du premier e-mail. Base : l’intérêt légitime du titulaire et votre consentement.',
                ]
              : []),
            ...(freeToo(offer)
              ? [
                  `Si vous mettez en ligne un site gratuit, nous gardons quelle page est la vôtre, quand vous l’avez prouvé et un code qui représente votre identité sur Facebook, sans votre nom : ils vous permettent de revenir et nous permettent de compter vos sites gratuits. Pendant un jour, nous gardons aussi un code qui représente l’adresse réseau depuis laquelle vous l’avez mis en ligne. Base : votre demande, et l’intérêt légitime à éviter les abus.`,
                ]
              : []),
          ],
        },
        'Avec les données de la commande et le contenu de votre page, nous vous fournissons ce que comprennent les formules (base : le contrat) :',
        { list: featureNames('fr', offer, plans) },
      ],
    },
    {
      id: 'recipients',
      heading: 'Qui les reçoit',
      blocks: [
        'Seulement ceux dont nous avons besoin pour vous servir : le prestataire de paiement, le bureau d’enregistrement et le registre de l’extension du domaine, le système d’échange de factures de l’administration fiscale italienne (Sistema di Interscambio) et l’intermédiaire qui lui transmet les factures, la société qui achemine nos e-mails, celle qui héberge les serveurs. Chacun est lié par un contrat. Nous ne vendons pas de données et ne faisons pas de publicité ciblée.',
        'Le bureau d’enregistrement peut traiter les données du titulaire du domaine hors de l’Union européenne ; il s’appuie alors sur les clauses contractuelles types.',
      ],
    },
    {
      id: 'retention',
      heading: 'Pendant combien de temps',
      blocks: [
        {
          table: {
            head: ['Quoi', 'Combien de temps', 'Pourquoi'],
            rows: [
              [
                'Journaux techniques, messages de nos fournisseurs, e-mails hors commande',
                `${K.logRetentionMonths} mois`,
                'sécurité et pannes',
              ],
              [
                'Pages cherchées, aperçus non achetés et leurs liens',
                `${K.previewDays} jours après la dernière demande`,
                'vous montrer à nouveau le même aperçu',
              ],
              [
                'Commandes commencées et jamais payées',
                `${K.unpaidOrderDays} jours après la dernière modification`,
                'vous laisser terminer l’achat',
              ],
              [
                'Données pour les messages commerciaux, si vous les avez demandés',
                `de ${K.marketingMonths.min} à ${K.marketingMonths.max} mois, ou jusqu’à votre refus`,
                'vous écrire ce que vous avez demandé',
              ],
              [
                'Commandes, contrats et preuve de l’acceptation',
                `${K.contractYears} ans après la fin du contrat`,
                'nous défendre en justice',
              ],
              ['Factures et comptabilité', `${K.invoiceYears} ans`, 'obligations fiscales'],
              [
                'Données de votre site',
                `pendant le contrat, puis ${K.exportDays} jours`,
                'vous permettre de les exporter',
              ],
              ...(mailToo(offer)
                ? [
                    [
                      'Messages des boîtes e-mail',
                      `${K.exportDays} jours après la fin du contrat`,
                      'vous permettre de les emporter',
                    ],
                  ]
                : []),
              ...(freeToo(offer)
                ? [
                    [
                      'Site gratuit et qui s’en occupe',
                      `${K.freeDays} jours après la dernière connexion, puis ${K.exportDays} jours ; l’adresse ${K.freeAddressMonths} mois`,
                      'vous permettre de le retrouver',
                    ],
                  ]
                : []),
            ],
          },
        },
        `À l’échéance, une tâche automatique efface les données sans que vous ayez à le demander.`,
      ],
    },
    {
      id: 'rights',
      heading: 'Vos droits',
      blocks: [
        'Vous pouvez nous demander de consulter vos données, de les corriger, de les effacer, d’en limiter l’usage, de les recevoir dans un format lisible par une machine (sous 30 jours), et vous opposer à leur usage. Si vous pensez que nous avons eu tort, vous pouvez saisir votre autorité de protection des données ; la nôtre est le Garante italien.',
        'Les données de facturation sont nécessaires pour conclure la commande. Nous ne prenons aucune décision automatisée à votre sujet.',
      ],
    },
    {
      id: 'owners',
      heading: 'Si la page est à vous et que vous n’avez rien demandé',
      blocks: [
        `Chacun peut créer un aperçu à partir d’une page publique ; il n’est pas indexé et s’efface automatiquement ${K.previewDays} jours après la dernière demande. Si la page est à vous et que vous n’en voulez pas, écrivez à ${operator.mail} : nous l’effaçons avant. Tant que la page reste publique, quelqu’un peut en demander un autre.`,
      ],
    },
  ],
});
export default document;
