-- A paused box opens in no program, and its owner may take away what it holds all the same: by a secret that is made for this one act
-- and shown to nobody.
CREATE OR REPLACE VIEW "mail"."devices" WITH (security_barrier) AS
	SELECT b."local_part", d."domain", b."local_part" || '@' || b."domain" AS "username", v."secret_sha256",
		b."state" = 'paused' AND v."kind" <> 'take' AS "paused", b."state" = 'live' AND v."kind" <> 'take' AS "sends"
	FROM "public"."mail_domains" d JOIN "public"."mailboxes" b ON b."registration_id" = d."registration_id"
	JOIN "public"."mailbox_devices" v ON v."mailbox_id" = b."id"
	WHERE b."state" <> 'erased' AND v."revoked_at" IS NULL
	UNION ALL
	SELECT b."local_part", d."written", b."local_part" || '@' || b."domain" AS "username", v."secret_sha256",
		b."state" = 'paused' AND v."kind" <> 'take' AS "paused", b."state" = 'live' AND v."kind" <> 'take' AS "sends"
	FROM "public"."mail_domains" d JOIN "public"."mailboxes" b ON b."registration_id" = d."registration_id"
	JOIN "public"."mailbox_devices" v ON v."mailbox_id" = b."id"
	WHERE b."state" <> 'erased' AND v."revoked_at" IS NULL AND d."written" <> d."domain";
