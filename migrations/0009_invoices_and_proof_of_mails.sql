CREATE TABLE "e_invoices" (
	"id" text PRIMARY KEY NOT NULL,
	"invoice_id" text NOT NULL,
	"file" integer GENERATED ALWAYS AS IDENTITY (sequence name "e_invoices_file_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"buyer" jsonb NOT NULL,
	"xml" text,
	"state" text NOT NULL,
	"file_name" text,
	"exchange_id" text,
	"code" text,
	"message" text,
	"created_at" timestamp with time zone NOT NULL,
	"sent_at" timestamp with time zone,
	"answered_at" timestamp with time zone,
	"resend_until" timestamp with time zone,
	CONSTRAINT "e_invoices_file" UNIQUE("file")
);
--> statement-breakpoint
CREATE TABLE "invoice_series" (
	"year" integer PRIMARY KEY NOT NULL,
	"last" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "invoices" (
	"id" text PRIMARY KEY NOT NULL,
	"year" integer NOT NULL,
	"number" integer NOT NULL,
	"kind" text NOT NULL,
	"order_id" text NOT NULL,
	"source" text NOT NULL,
	"corrects" text,
	"issued_on" date NOT NULL,
	"lang" text NOT NULL,
	"seller" jsonb NOT NULL,
	"buyer" jsonb NOT NULL,
	"lines" jsonb NOT NULL,
	"net" integer NOT NULL,
	"vat" integer NOT NULL,
	"gross" integer NOT NULL,
	"rate" integer NOT NULL,
	"nature" text,
	"period_start" date,
	"period_end" date,
	"created_at" timestamp with time zone NOT NULL,
	"keep_until" date NOT NULL,
	CONSTRAINT "invoices_source" UNIQUE("source"),
	CONSTRAINT "invoices_number" UNIQUE("year","number")
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "answer" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "bounced_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "failure" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "late_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "e_invoices" ADD CONSTRAINT "e_invoices_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "e_invoices_invoice" ON "e_invoices" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "e_invoices_state" ON "e_invoices" USING btree ("state");--> statement-breakpoint
CREATE INDEX "invoices_order" ON "invoices" USING btree ("order_id");