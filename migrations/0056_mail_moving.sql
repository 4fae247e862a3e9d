CREATE TABLE "mailbox_imports" (
	"mailbox_id" text PRIMARY KEY NOT NULL,
	"host" text NOT NULL,
	"port" integer NOT NULL,
	"username" text NOT NULL,
	"secret" text NOT NULL,
	"state" text NOT NULL,
	"problem" text,
	"rounds" smallint DEFAULT 0 NOT NULL,
	"found" integer DEFAULT 0 NOT NULL,
	"here" integer DEFAULT 0 NOT NULL,
	"too_large" integer DEFAULT 0 NOT NULL,
	"bytes" bigint DEFAULT 0 NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"compared_at" timestamp with time zone,
	"next_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "mail_domains" ADD COLUMN "switched_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mailbox_links" ADD COLUMN "device_name" text;--> statement-breakpoint
ALTER TABLE "mailbox_imports" ADD CONSTRAINT "mailbox_imports_mailbox_id_mailboxes_id_fk" FOREIGN KEY ("mailbox_id") REFERENCES "public"."mailboxes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mailbox_imports_next" ON "mailbox_imports" USING btree ("next_at");