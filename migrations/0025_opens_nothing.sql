-- Tokens are kept as hashes from here on. Those that stood in the clear, also in copies of this database, open nothing
-- any more: whoever was signed in signs in again, and a sign-in that waited for its second factor is begun anew.
DELETE FROM "user_sessions";--> statement-breakpoint
DELETE FROM "user_verifications" WHERE "identifier" NOT LIKE 'staff-invite:%';--> statement-breakpoint
ALTER TABLE "effects" ALTER COLUMN "intent" SET DATA TYPE text USING "intent"::text;--> statement-breakpoint
-- The keys are not in the database, so that what was sent cannot be sealed here: its links lose their keys. Such a mail,
-- sent again, leads to the screen that sends another link. What still waits is sent as it was written.
UPDATE "mails" SET
  "text" = regexp_replace("text", '(/open\?k=|/manager/enter#|/sitimanager/welcome#)[A-Za-z0-9_-]+', '\1', 'g'),
  "html" = regexp_replace("html", '(/open\?k=|/manager/enter#|/sitimanager/welcome#)[A-Za-z0-9_-]+', '\1', 'g')
WHERE "sent_at" IS NOT NULL OR "refused_at" IS NOT NULL;
