/** The social page as the generator reads it, spelled as the network spells it. Everything but id, name and link may be absent. */
export interface FactsInput {
  id: string;
  name: string;
  link: string;
  username?: string | null;
  /** False: the page is not there any more, so that no link leads to it. */
  is_published?: boolean;
  about?: string | null;
  description?: string | null;
  general_info?: string | null;
  mission?: string | null;
  products?: string | null;
  founded?: string | null;
  category?: string | null;
  category_list?: { id: string; name: string }[];
  cover?: { source: string } | null;
  picture?: { data: { url: string; is_silhouette?: boolean } };
  emails?: string[] | null;
  phone?: string | null;
  website?: string | null;
  whatsapp_number?: string | null;
  single_line_address?: string | null;
  location?: {
    street?: string;
    zip?: string;
    city?: string;
    country?: string;
    latitude?: number;
    longitude?: number;
  } | null;
  hours?: Record<string, string> | null;
  is_always_open?: boolean;
  is_permanently_closed?: boolean;
  temporary_status?: string | null;
  price_range?: string | null;
  overall_star_rating?: number | null;
  rating_count?: number | null;
  photos: {
    id: string;
    images: { source: string; width: number; height: number }[];
    name?: string | null;
    alt_text?: string | null;
  }[];
  posts: {
    id: string;
    created_time: string;
    message?: string | null;
    full_picture?: string | null;
    permalink_url?: string;
  }[];
  events: {
    id: string;
    name: string;
    start_time: string;
    end_time?: string | null;
    description?: string | null;
    place?: { name?: string } | null;
    cover?: { source: string } | null;
    is_canceled?: boolean;
  }[];
  ratings: { created_time: string; rating?: number | null; review_text?: string | null }[];
}
