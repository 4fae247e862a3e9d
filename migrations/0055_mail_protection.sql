CREATE TABLE "mail_sign_in_tries" (
	"network" text NOT NULL,
	"username" text NOT NULL,
	"password" text NOT NULL,
	"tried_at" timestamp with time zone NOT NULL,
	CONSTRAINT "mail_sign_in_tries_network_username_password_pk" PRIMARY KEY("network","username","password")
);
--> statement-breakpoint
CREATE TABLE "mailbox_networks" (
	"mailbox_id" text NOT NULL,
	"network" text NOT NULL,
	"seen_on" date NOT NULL,
	CONSTRAINT "mailbox_networks_mailbox_id_network_pk" PRIMARY KEY("mailbox_id","network")
);
--> statement-breakpoint
ALTER TABLE "mailboxes" ADD COLUMN "sending_stopped_by" text;--> statement-breakpoint
ALTER TABLE "mailboxes" ADD COLUMN "typed_shut_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mailbox_networks" ADD CONSTRAINT "mailbox_networks_mailbox_id_mailboxes_id_fk" FOREIGN KEY ("mailbox_id") REFERENCES "public"."mailboxes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mail_sign_in_tries_username" ON "mail_sign_in_tries" USING btree ("username","tried_at");--> statement-breakpoint
CREATE INDEX "mail_sign_in_tries_at" ON "mail_sign_in_tries" USING btree ("tried_at");--> statement-breakpoint
CREATE INDEX "mailbox_networks_seen" ON "mailbox_networks" USING btree ("seen_on");
--> statement-breakpoint
UPDATE "mailboxes" SET "sending_stopped_by" = 'operator' WHERE "sending_stopped_at" IS NOT NULL;
--> statement-breakpoint
-- `first_days`: the box has the lower limits of its first seven days.
CREATE OR REPLACE VIEW "mail"."senders" WITH (security_barrier) AS
	SELECT b."local_part", b."domain", b."local_part" || '@' || b."domain" AS "username",
		b."opened_at" > now() - interval '7 days' AS "first_days"
	FROM "public"."mailboxes" b JOIN "public"."mail_domains" d ON d."registration_id" = b."registration_id"
	WHERE d."state" = 'ours' AND b."state" = 'live' AND b."sending_stopped_at" IS NULL
	UNION ALL
	SELECT a."local_part", a."domain", b."local_part" || '@' || b."domain",
		b."opened_at" > now() - interval '7 days'
	FROM "public"."mailbox_aliases" a
	JOIN "public"."mailboxes" b ON b."id" = a."mailbox_id" AND b."domain" = a."domain"
	JOIN "public"."mail_domains" d ON d."registration_id" = b."registration_id"
	WHERE d."state" = 'ours' AND b."state" = 'live' AND b."sending_stopped_at" IS NULL;
--> statement-breakpoint
-- While too many wrong passwords are tried, a typed one opens nothing; devices go on.
CREATE OR REPLACE VIEW "mail"."login" WITH (security_barrier) AS
	SELECT b."local_part", d."domain", b."local_part" || '@' || b."domain" AS "username", b."password",
		b."state" = 'paused' AS "paused", b."state" = 'live' AS "sends"
	FROM "public"."mail_domains" d JOIN "public"."mailboxes" b ON b."registration_id" = d."registration_id"
	WHERE b."state" <> 'erased' AND b."password" IS NOT NULL AND b."devices_only_at" IS NULL
		AND (b."typed_shut_until" IS NULL OR b."typed_shut_until" <= now())
	UNION ALL
	SELECT b."local_part", d."written", b."local_part" || '@' || b."domain" AS "username", b."password",
		b."state" = 'paused' AS "paused", b."state" = 'live' AS "sends"
	FROM "public"."mail_domains" d JOIN "public"."mailboxes" b ON b."registration_id" = d."registration_id"
	WHERE b."state" <> 'erased' AND b."password" IS NOT NULL AND b."devices_only_at" IS NULL
		AND (b."typed_shut_until" IS NULL OR b."typed_shut_until" <= now()) AND d."written" <> d."domain";
