import { renderToStaticMarkup } from 'react-dom/server';
import type { MailContent, MailLook, MailSection } from './compose-mail.ts';

const FONT = "'Source Sans 3', 'Segoe UI', Helvetica, Arial, sans-serif";
const OURS: MailLook = {
  paper: '#FBF8F3',
  card: '#FFFFFF',
  line: '#DED6E4',
  ink: '#17111F',
  muted: '#5E5569',
  link: '#6A2C91',
  button: '#6A2C91',
  onButton: '#FFFFFF',
};
const paragraph = { margin: '0 0 16px', fontSize: '17px', lineHeight: '26px' };

/** A subject of a letter; links are as large as a finger, and say what they do. */
function Section({ section, look }: { section: MailSection; look: MailLook }) {
  return (
    <div style={{ margin: '28px 0 0', paddingTop: '20px', borderTop: `1px solid ${look.line}` }}>
      <h2 style={{ margin: '0 0 12px', fontSize: '20px', lineHeight: '26px', color: look.ink }}>{section.title}</h2>
      {section.entries.map(({ lines, links }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a letter never changes
        <div key={at} style={{ margin: '0 0 16px' }}>
          {lines.map((line) => (
            <p
              key={line}
              style={{
                ...paragraph,
                color: look.ink,
                margin: '0 0 6px',
                whiteSpace: 'pre-line',
              }}
            >
              {line}
            </p>
          ))}
          {links.map(({ label, href }) => (
            <a
              key={href}
              href={href}
              style={{
                display: 'inline-block',
                margin: '6px 10px 6px 0',
                padding: '10px 18px',
                border: `1px solid ${look.link}`,
                borderRadius: '8px',
                color: look.link,
                fontSize: '16px',
                fontWeight: 600,
                textDecoration: 'none',
              }}
            >
              {label}
            </a>
          ))}
        </div>
      ))}
    </div>
  );
}

/** Mail programs know tables and inline styles; nothing is fetched from anywhere. */
function MailPage({ mail }: { mail: MailContent }) {
  const { look = OURS } = mail;
  return (
    <html lang={mail.lang}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <title>{mail.subject}</title>
      </head>
      {/* An address in a sentence is longer than a phone is wide: unbroken it would push the whole mail out of sight. */}
      <body
        style={{
          margin: 0,
          padding: '32px 16px',
          backgroundColor: look.paper,
          fontFamily: FONT,
          overflowWrap: 'anywhere',
        }}
      >
        <table role="presentation" width="100%" cellPadding={0} cellSpacing={0}>
          <tbody>
            <tr>
              <td align="center">
                <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} style={{ maxWidth: '560px' }}>
                  <tbody>
                    <tr>
                      <td
                        style={{
                          padding: '0 8px 20px',
                          fontSize: '22px',
                          fontWeight: 700,
                          color: look.link,
                        }}
                      >
                        {mail.sender ?? 'vetrina'}
                      </td>
                    </tr>
                    <tr>
                      <td
                        style={{
                          padding: '36px 32px',
                          backgroundColor: look.card,
                          border: `1px solid ${look.line}`,
                          borderRadius: '12px',
                        }}
                      >
                        <h1 style={{ margin: '0 0 20px', fontSize: '28px', lineHeight: '34px', color: look.ink }}>
                          {mail.heading}
                        </h1>
                        {mail.paragraphs.map((text) => (
                          <p key={text} style={{ ...paragraph, color: look.ink }}>
                            {text}
                          </p>
                        ))}
                        {mail.sections?.map((section) => (
                          <Section key={section.title} section={section} look={look} />
                        ))}
                        <p style={{ margin: '28px 0' }}>
                          <a
                            href={mail.button.href}
                            style={{
                              display: 'inline-block',
                              padding: '14px 26px',
                              backgroundColor: look.button,
                              borderRadius: '8px',
                              color: look.onButton,
                              fontSize: '17px',
                              fontWeight: 600,
                              textDecoration: 'none',
                            }}
                          >
                            {mail.button.label}
                          </a>
                        </p>
                        {mail.after.map((text) => (
                          <p
                            key={text}
                            style={{ ...paragraph, fontSize: '15px', lineHeight: '23px', color: look.muted }}
                          >
                            {text}
                          </p>
                        ))}
                      </td>
                    </tr>
                    <tr>
                      <td style={{ padding: '20px 8px', fontSize: '14px', lineHeight: '21px', color: look.muted }}>
                        {mail.end && (
                          <p style={{ margin: '0 0 12px' }}>
                            <a href={mail.end.href} style={{ color: look.muted }}>
                              {mail.end.label}
                            </a>
                          </p>
                        )}
                        {mail.footer}
                      </td>
                    </tr>
                  </tbody>
                </table>
              </td>
            </tr>
          </tbody>
        </table>
      </body>
    </html>
  );
}

export const mailHtml = (mail: MailContent): string =>
  `<!doctype html>${renderToStaticMarkup(<MailPage mail={mail} />)}`;
