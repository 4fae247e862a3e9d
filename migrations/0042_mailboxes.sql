CREATE TABLE "mail_domains" (
	"registration_id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"domain" text NOT NULL,
	"written" text NOT NULL,
	"state" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mailbox_aliases" (
	"domain" text NOT NULL,
	"local_part" text NOT NULL,
	"mailbox_id" text NOT NULL,
	CONSTRAINT "mailbox_aliases_domain_local_part_mailbox_id_pk" PRIMARY KEY("domain","local_part","mailbox_id")
);
--> statement-breakpoint
CREATE TABLE "mailbox_choices" (
	"order_id" text PRIMARY KEY NOT NULL,
	"domain" text NOT NULL,
	"names" text[] NOT NULL,
	"chosen_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mailbox_devices" (
	"id" text PRIMARY KEY NOT NULL,
	"mailbox_id" text NOT NULL,
	"kind" text NOT NULL,
	"name" text NOT NULL,
	"secret_sha256" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"revoked_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "mailbox_links" (
	"hash" text PRIMARY KEY NOT NULL,
	"mailbox_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "mailboxes" (
	"id" text PRIMARY KEY NOT NULL,
	"order_id" text NOT NULL,
	"registration_id" text NOT NULL,
	"domain" text NOT NULL,
	"local_part" text NOT NULL,
	"state" text NOT NULL,
	"password" text,
	"devices_only_at" timestamp with time zone,
	"quota_bytes" bigint NOT NULL,
	"host" text NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"paused_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"sending_stopped_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "mailbox_aliases" ADD CONSTRAINT "mailbox_aliases_mailbox_id_mailboxes_id_fk" FOREIGN KEY ("mailbox_id") REFERENCES "public"."mailboxes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailbox_devices" ADD CONSTRAINT "mailbox_devices_mailbox_id_mailboxes_id_fk" FOREIGN KEY ("mailbox_id") REFERENCES "public"."mailboxes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailbox_links" ADD CONSTRAINT "mailbox_links_mailbox_id_mailboxes_id_fk" FOREIGN KEY ("mailbox_id") REFERENCES "public"."mailboxes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mailboxes" ADD CONSTRAINT "mailboxes_registration_id_mail_domains_registration_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."mail_domains"("registration_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "mail_domains_ours" ON "mail_domains" USING btree ("domain") WHERE "mail_domains"."state" <> 'left';--> statement-breakpoint
CREATE INDEX "mail_domains_order" ON "mail_domains" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "mail_domains_written" ON "mail_domains" USING btree ("written");--> statement-breakpoint
CREATE INDEX "mailbox_aliases_box" ON "mailbox_aliases" USING btree ("mailbox_id");--> statement-breakpoint
CREATE INDEX "mailbox_devices_box" ON "mailbox_devices" USING btree ("mailbox_id");--> statement-breakpoint
CREATE INDEX "mailbox_links_box" ON "mailbox_links" USING btree ("mailbox_id");--> statement-breakpoint
CREATE INDEX "mailbox_links_expires" ON "mailbox_links" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "mailboxes_address" ON "mailboxes" USING btree ("domain","local_part") WHERE "mailboxes"."state" <> 'erased';--> statement-breakpoint
CREATE INDEX "mailboxes_order" ON "mailboxes" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "mailboxes_registration" ON "mailboxes" USING btree ("registration_id");