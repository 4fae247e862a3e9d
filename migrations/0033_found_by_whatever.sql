DROP INDEX "orders_words";--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tax_marks" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "orders" ADD COLUMN "tax_marked_with" text;--> statement-breakpoint
CREATE INDEX "orders_phone" ON "orders" USING btree ((reverse(regexp_replace(billing->>'phone', '\D', '', 'g'))) text_pattern_ops);--> statement-breakpoint
CREATE INDEX "orders_tax_marks" ON "orders" USING gin ("tax_marks");--> statement-breakpoint
CREATE INDEX "orders_words" ON "orders" USING gin (to_tsvector('simple', translate(regexp_replace(normalize(page_name || ' ' || coalesce(billing->>'business_name', '') || ' ' || coalesce(billing->>'first_name', '') || ' ' || coalesce(billing->>'last_name', '') || ' ' || coalesce(billing->>'city', ''), NFKD), '[\u0300-\u036f]', '', 'g'), 'ς-./@&''’_', 'σ        ')));