CREATE TABLE "known_page_words" (
	"word" text NOT NULL,
	"page_id" text NOT NULL
);
--> statement-breakpoint
DROP INDEX "known_pages_words";--> statement-breakpoint
ALTER TABLE "known_page_words" ADD CONSTRAINT "known_page_words_page_id_known_pages_id_fk" FOREIGN KEY ("page_id") REFERENCES "public"."known_pages"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "known_page_words_word" ON "known_page_words" USING btree ("word" text_pattern_ops,"page_id");--> statement-breakpoint
CREATE INDEX "known_page_words_page" ON "known_page_words" USING btree ("page_id");--> statement-breakpoint
INSERT INTO "known_page_words" ("word", "page_id")
SELECT DISTINCT word, id FROM "known_pages", regexp_split_to_table("folded", ' ') AS word WHERE word <> '';
