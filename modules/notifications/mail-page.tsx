import { renderToStaticMarkup } from 'react-dom/server';
import type { MailContent } from './compose-mail.ts';

const FONT = "'Source Sans 3', 'Segoe UI', Helvetica, Arial, sans-serif";
const paragraph = { margin: '0 0 16px', fontSize: '17px', lineHeight: '26px', color: '#17111F' };

/** Mail programs know tables and inline styles; nothing is fetched from anywhere. */
function MailPage({ mail }: { mail: MailContent }) {
  return (
    <html lang={mail.lang}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <title>{mail.subject}</title>
      </head>
      <body style={{ margin: 0, padding: '32px 16px', backgroundColor: '#FBF8F3', fontFamily: FONT }}>
        <table role="presentation" width="100%" cellPadding={0} cellSpacing={0}>
          <tbody>
            <tr>
              <td align="center">
                <table role="presentation" width="100%" cellPadding={0} cellSpacing={0} style={{ maxWidth: '560px' }}>
                  <tbody>
                    <tr>
                      <td style={{ padding: '0 8px 20px', fontSize: '22px', fontWeight: 700, color: '#6A2C91' }}>
                        vetrina
                      </td>
                    </tr>
                    <tr>
                      <td
                        style={{
                          padding: '36px 32px',
                          backgroundColor: '#FFFFFF',
                          border: '1px solid #DED6E4',
                          borderRadius: '12px',
                        }}
                      >
                        <h1 style={{ margin: '0 0 20px', fontSize: '28px', lineHeight: '34px', color: '#17111F' }}>
                          {mail.heading}
                        </h1>
                        {mail.paragraphs.map((text) => (
                          <p key={text} style={paragraph}>
                            {text}
                          </p>
                        ))}
                        <p style={{ margin: '28px 0' }}>
                          <a
                            href={mail.button.href}
                            style={{
                              display: 'inline-block',
                              padding: '14px 26px',
                              backgroundColor: '#6A2C91',
                              borderRadius: '8px',
                              color: '#FFFFFF',
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
                            style={{ ...paragraph, fontSize: '15px', lineHeight: '23px', color: '#5E5569' }}
                          >
                            {text}
                          </p>
                        ))}
                      </td>
                    </tr>
                    <tr>
                      <td style={{ padding: '20px 8px', fontSize: '14px', lineHeight: '21px', color: '#5E5569' }}>
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
