CREATE TABLE "site_drafts" (
	"site_id" text PRIMARY KEY NOT NULL,
	"layer" jsonb NOT NULL,
	"rev" integer NOT NULL,
	"updated_at" timestamp with time zone NOT NULL,
	"updated_by" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "site_edits" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "site_edits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"site_id" text NOT NULL,
	"step" integer NOT NULL,
	"rev" integer NOT NULL,
	"op_id" text NOT NULL,
	"unit" text NOT NULL,
	"before" jsonb,
	"after" jsonb,
	"state" text NOT NULL,
	"by" text NOT NULL,
	"device" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "site_contents" ADD COLUMN "layer" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "site_contents" ADD COLUMN "decided" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "site_contents" ADD COLUMN "dated" jsonb DEFAULT '[]'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "site_versions" ADD COLUMN "content" jsonb;--> statement-breakpoint
ALTER TABLE "site_versions" ADD COLUMN "cause" text DEFAULT 'order' NOT NULL;--> statement-breakpoint
ALTER TABLE "site_versions" ADD COLUMN "by" text;--> statement-breakpoint
ALTER TABLE "site_drafts" ADD CONSTRAINT "site_drafts_site_id_site_contents_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site_contents"("site_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "site_edits" ADD CONSTRAINT "site_edits_site_id_site_contents_site_id_fk" FOREIGN KEY ("site_id") REFERENCES "public"."site_contents"("site_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "site_edits_op" ON "site_edits" USING btree ("site_id","op_id");--> statement-breakpoint
CREATE INDEX "site_edits_rev" ON "site_edits" USING btree ("site_id","rev");--> statement-breakpoint
CREATE INDEX "site_edits_at" ON "site_edits" USING btree ("at");