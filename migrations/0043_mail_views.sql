-- What the mail host reads. It has no other right (modules/mailboxes/engine-rights.rules.ts), so that nothing of an order, a
-- person or a payment is within its reach. A box whose row is committed exists; one whose row moves on is paused, refuses or is
-- gone with that commit.
CREATE SCHEMA "mail";
--> statement-breakpoint
REVOKE ALL ON SCHEMA "mail" FROM PUBLIC;
--> statement-breakpoint
CREATE VIEW "mail"."domains" WITH (security_barrier) AS
	SELECT d."domain" FROM "public"."mail_domains" d WHERE d."state" = 'ours';
--> statement-breakpoint
-- `refused`: it was here, and says so.
CREATE VIEW "mail"."recipients" WITH (security_barrier) AS
	SELECT b."local_part", b."domain", b."state" = 'ended' AS "refused"
	FROM "public"."mailboxes" b JOIN "public"."mail_domains" d ON d."registration_id" = b."registration_id"
	WHERE d."state" = 'ours' AND b."state" <> 'erased';
--> statement-breakpoint
-- RFC 2142 wants postmaster and abuse to reach somebody: the first box of the name that receives.
CREATE VIEW "mail"."aliases" WITH (security_barrier) AS
	SELECT a."local_part", a."domain", b."local_part" || '@' || b."domain" AS "target"
	FROM "public"."mailbox_aliases" a
	JOIN "public"."mailboxes" b ON b."id" = a."mailbox_id" AND b."domain" = a."domain"
	JOIN "public"."mail_domains" d ON d."registration_id" = b."registration_id"
	WHERE d."state" = 'ours' AND b."state" IN ('live', 'paused')
	UNION ALL
	SELECT r."name", d."domain", f."target"
	FROM "public"."mail_domains" d
	CROSS JOIN (VALUES ('postmaster'), ('abuse')) r("name")
	CROSS JOIN LATERAL (
		SELECT b."local_part" || '@' || b."domain" AS "target" FROM "public"."mailboxes" b
		WHERE b."registration_id" = d."registration_id" AND b."state" IN ('live', 'paused')
		ORDER BY b."opened_at", b."local_part" LIMIT 1
	) f
	WHERE d."state" = 'ours';
--> statement-breakpoint
-- Which sign-in may write from which address.
CREATE VIEW "mail"."senders" WITH (security_barrier) AS
	SELECT b."local_part", b."domain", b."local_part" || '@' || b."domain" AS "username"
	FROM "public"."mailboxes" b JOIN "public"."mail_domains" d ON d."registration_id" = b."registration_id"
	WHERE d."state" = 'ours' AND b."state" = 'live' AND b."sending_stopped_at" IS NULL
	UNION ALL
	SELECT a."local_part", a."domain", b."local_part" || '@' || b."domain"
	FROM "public"."mailbox_aliases" a
	JOIN "public"."mailboxes" b ON b."id" = a."mailbox_id" AND b."domain" = a."domain"
	JOIN "public"."mail_domains" d ON d."registration_id" = b."registration_id"
	WHERE d."state" = 'ours' AND b."state" = 'live' AND b."sending_stopped_at" IS NULL;
--> statement-breakpoint
-- `paused` opens in no program; only what `sends` may sign in to send. `domain` as it may be typed: in the registry's form, and
-- as people write it.
CREATE VIEW "mail"."login" WITH (security_barrier) AS
	SELECT b."local_part", d."domain", b."local_part" || '@' || b."domain" AS "username", b."password",
		b."state" = 'paused' AS "paused", b."state" = 'live' AS "sends"
	FROM "public"."mail_domains" d JOIN "public"."mailboxes" b ON b."registration_id" = d."registration_id"
	WHERE b."state" <> 'erased' AND b."password" IS NOT NULL AND b."devices_only_at" IS NULL
	UNION ALL
	SELECT b."local_part", d."written", b."local_part" || '@' || b."domain" AS "username", b."password",
		b."state" = 'paused' AS "paused", b."state" = 'live' AS "sends"
	FROM "public"."mail_domains" d JOIN "public"."mailboxes" b ON b."registration_id" = d."registration_id"
	WHERE b."state" <> 'erased' AND b."password" IS NOT NULL AND b."devices_only_at" IS NULL AND d."written" <> d."domain";
--> statement-breakpoint
CREATE VIEW "mail"."devices" WITH (security_barrier) AS
	SELECT b."local_part", d."domain", b."local_part" || '@' || b."domain" AS "username", v."secret_sha256",
		b."state" = 'paused' AS "paused", b."state" = 'live' AS "sends"
	FROM "public"."mail_domains" d JOIN "public"."mailboxes" b ON b."registration_id" = d."registration_id"
	JOIN "public"."mailbox_devices" v ON v."mailbox_id" = b."id"
	WHERE b."state" <> 'erased' AND v."revoked_at" IS NULL
	UNION ALL
	SELECT b."local_part", d."written", b."local_part" || '@' || b."domain" AS "username", v."secret_sha256",
		b."state" = 'paused' AS "paused", b."state" = 'live' AS "sends"
	FROM "public"."mail_domains" d JOIN "public"."mailboxes" b ON b."registration_id" = d."registration_id"
	JOIN "public"."mailbox_devices" v ON v."mailbox_id" = b."id"
	WHERE b."state" <> 'erased' AND v."revoked_at" IS NULL AND d."written" <> d."domain";
--> statement-breakpoint
-- Where a box lies and how much it holds; one that ended lies there until it is erased.
CREATE VIEW "mail"."home" WITH (security_barrier) AS
	SELECT b."local_part", b."domain", b."local_part" || '@' || b."domain" AS "username", b."id" AS "folder",
		b."quota_bytes", b."host"
	FROM "public"."mailboxes" b WHERE b."state" <> 'erased';
