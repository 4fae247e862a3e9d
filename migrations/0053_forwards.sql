CREATE TABLE "mailbox_forwards" (
	"id" text PRIMARY KEY NOT NULL,
	"mailbox_id" text NOT NULL,
	"target" text NOT NULL,
	"hash" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "mailboxes" ADD COLUMN "keeps_forwarded" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "mailbox_forwards" ADD CONSTRAINT "mailbox_forwards_mailbox_id_mailboxes_id_fk" FOREIGN KEY ("mailbox_id") REFERENCES "public"."mailboxes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "mailbox_forwards_box" ON "mailbox_forwards" USING btree ("mailbox_id");--> statement-breakpoint
CREATE UNIQUE INDEX "mailbox_forwards_hash" ON "mailbox_forwards" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "mailbox_forwards_asked" ON "mailbox_forwards" USING btree ("asked_at");