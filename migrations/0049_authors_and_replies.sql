CREATE TABLE "mailbox_replies" (
	"mailbox_id" text PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"from_on" date,
	"until_on" date,
	"time_zone" text NOT NULL,
	"set_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "site_versions" ADD COLUMN "who" text;--> statement-breakpoint
ALTER TABLE "mailbox_replies" ADD CONSTRAINT "mailbox_replies_mailbox_id_mailboxes_id_fk" FOREIGN KEY ("mailbox_id") REFERENCES "public"."mailboxes"("id") ON DELETE cascade ON UPDATE no action;