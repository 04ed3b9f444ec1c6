<?php
/** A shortcode for each tag, [np_header] for <np-header>, and a short name for each block, [np_chat]. */

namespace NpElements;

defined( 'ABSPATH' ) || exit;

/** The tag of each shortcode. */
function shortcodes(): array {
	$codes = array();
	foreach ( array_keys( contracts()['tags'] ) as $tag ) {
		$codes[ str_replace( '-', '_', $tag ) ] = $tag;
	}
	foreach ( BLOCKS as $name => [ $tag ] ) {
		$codes[ "np_$name" ] = $tag;
	}
	return $codes;
}

/** The attributes by the names of the contract: a word alone is a boolean, and `article_id` is `article-id`. */
function shortcode_attributes( array $written ): array {
	$given = array();
	foreach ( $written as $name => $value ) {
		[ $name, $value ] = is_int( $name ) ? array( $value, true ) : array( $name, $value );

		$given[ str_replace( '_', '-', strtolower( (string) $name ) ) ] = $value;
	}
	return $given;
}

/** What stands between the tags, without the halves of paragraphs that wpautop leaves at its ends. */
function enclosed( string $content ): string {
	$bare = preg_replace( '~^(?:\s|</p>|<br\s*/?>)+|(?:\s|<p>|<br\s*/?>)+$~', '', $content );
	return wp_kses_post( do_shortcode( (string) $bare ) );
}

add_action(
	'init',
	function (): void {
		foreach ( shortcodes() as $code => $tag ) {
			add_shortcode(
				$code,
				fn( $written, $content = null ) => element( $tag, shortcode_attributes( (array) $written ), enclosed( (string) $content ) )
			);
		}
	}
);
