CREATE TABLE "mailbox_usage" (
	"mailbox_id" text PRIMARY KEY NOT NULL,
	"bytes" bigint NOT NULL,
	"messages" integer NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	"warned" smallint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "mailbox_usage" ADD CONSTRAINT "mailbox_usage_mailbox_id_mailboxes_id_fk" FOREIGN KEY ("mailbox_id") REFERENCES "public"."mailboxes"("id") ON DELETE cascade ON UPDATE no action;