<?php
/** The HTML of an element, for blocks and shortcodes. */

namespace NpElements;

defined( 'ABSPATH' ) || exit;

/** Values that a page of WordPress needs when the author sets none. */
function page_defaults( string $tag ): array {
	$newsstand = settings()['newsstand'];
	return match ( $tag ) {
		'np-header', 'np-menu' => '' === $newsstand ? array() : array( 'newsstand' => $newsstand ),
		// The page's own path belongs to WordPress.
		'np-newsstand'         => array( 'routing' => 'hash' ),
		default                => array(),
	};
}

/** Shown until the element is drawn, and without script. */
function fallback( string $tag ): string {
	return 'np-header' === $tag
		? sprintf( '<a href="%s">%s</a>', esc_url( home_url( '/' ) ), esc_html( get_bloginfo( 'name' ) ) )
		: '';
}

/** A tag with the attributes of its contract; others are left out. `$content` is HTML. */
function element( string $tag, array $given, string $content = '' ): string {
	$given += page_defaults( $tag );
	$text   = '';
	foreach ( attributes_of( $tag ) ?? array() as $name => $spec ) {
		$value = isset( $given[ $name ] ) ? attribute_value( $spec, $given[ $name ] ) : null;
		if ( null !== $value ) {
			$text .= '' === $value ? " $name" : sprintf( ' %s="%s"', $name, esc_attr( $value ) );
		}
	}
	return "<$tag$text>" . ( '' === $content ? fallback( $tag ) : $content ) . "</$tag>";
}
