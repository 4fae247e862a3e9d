-- locks: certificate_states, a row for each name of customers: two columns without a default are added, and the rows are read once for the index
ALTER TABLE "certificate_states" ADD COLUMN "expected_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "certificate_states" ADD COLUMN "prepare_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "certificate_states_prepare" ON "certificate_states" USING btree ("prepare_at") WHERE prepare_at is not null;